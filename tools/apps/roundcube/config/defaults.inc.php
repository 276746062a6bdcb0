<?php
require getenv('ROUNDCUBE_PROGRAM') . '../../../etc/roundcube/defaults.inc.php';
