<?php
/* Installs the blog into its empty database and writes posts, categories and comments to it. */
define('WP_INSTALLING', true);
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/taxonomy.php';

wp_install(
    'Bread and salt',
    getenv('BLOG_ADMIN'),
    'bakery@blog.example',
    false,
    '',
    getenv('BLOG_ADMIN_PASSWORD')
);
update_option('permalink_structure', '');
update_option('posts_per_page', 5);
update_option('comment_moderation', '1');
wp_delete_post(1, true);
$author = wp_create_user(
    getenv('BLOG_AUTHOR'),
    getenv('BLOG_AUTHOR_PASSWORD'),
    'miller@blog.example'
);
(new WP_User($author))->set_role('author');

$categories = [wp_create_category('Rye'), wp_create_category('Wheat'), wp_create_category('Oats')];
for ($number = 1; $number <= 24; $number++) {
    $post = wp_insert_post([
        'post_title' => sprintf('Loaf %02d', $number),
        'post_content' => "Bake loaf number $number for " . (20 + $number) . ' minutes.',
        'post_status' => 'publish',
        'post_author' => $number % 4 == 0 ? $author : 1,
        'post_category' => [$categories[$number % 3]],
        'post_date' => sprintf('2024-05-%02d 08:00:00', $number),
    ]);
    if ($number % 8 == 0) {
        wp_insert_comment([
            'comment_post_ID' => $post,
            'comment_author' => "Guest $number",
            'comment_author_email' => "guest$number@blog.example",
            'comment_content' => "How much salt for loaf $number?",
            'comment_approved' => 0,
        ]);
    }
}
