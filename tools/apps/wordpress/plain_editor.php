<?php
/*
 * Posts are written in a form with a text area, not in the editor of blocks, and are saved only when
 * the form is sent; no mail is sent.
 */
add_filter('use_block_editor_for_post', '__return_false');
add_filter('user_can_richedit', '__return_false');
add_filter('pre_wp_mail', '__return_true');
add_action('admin_enqueue_scripts', function () {
    wp_deregister_script('autosave');
});
