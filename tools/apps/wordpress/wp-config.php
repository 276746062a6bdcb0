<?php
/* Settings come from the environment; the blog asks nothing of the network. */
define('DB_NAME', getenv('BLOG_DATABASE'));
define('DB_USER', getenv('BLOG_USER'));
define('DB_PASSWORD', getenv('BLOG_PASSWORD'));
define('DB_HOST', getenv('BLOG_HOST'));
define('DB_CHARSET', 'utf8mb4');
$table_prefix = 'wp_';

foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $use) {
    define($use . '_KEY', "for tests on loopback only: $use key");
    define($use . '_SALT', "for tests on loopback only: $use salt");
}

define('WP_SITEURL', 'http://' . ($_SERVER['HTTP_HOST'] ?? '127.0.0.1'));
define('WP_HOME', WP_SITEURL);
define('WP_CONTENT_DIR', getenv('BLOG_CONTENT'));
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
define('FS_METHOD', 'direct');
define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
