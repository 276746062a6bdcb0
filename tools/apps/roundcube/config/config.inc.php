<?php
$data = getenv('ROUNDCUBE_DATA');
$config['db_dsnw'] = "sqlite:///$data/roundcube.sqlite3?mode=0640";
$config['imap_host'] = getenv('ROUNDCUBE_IMAP');
$config['smtp_host'] = '127.0.0.1:1';
$config['des_key'] = 'a-key-of-24-bytes-tests!';
$config['product_name'] = 'Lighthouse mail';
$config['plugins'] = [];
$config['skin'] = 'elastic';
$config['language'] = 'en_US';
$config['log_dir'] = $data;
$config['temp_dir'] = $data;
$config['mime_types'] = null;
$config['enable_installer'] = false;
$config['mail_pagesize'] = 20;
$config['mail_domain'] = 'light.example';
