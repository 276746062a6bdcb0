<?php
define('INSTALL_PATH', getenv('ROUNDCUBE_PROGRAM'));
