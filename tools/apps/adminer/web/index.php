<?php
/* Adminer with one password, as databases of SQLite have none, and with plain text areas. */
function adminer_object()
{
    include_once getenv("ADMINER") . "/plugins/plugin.php";
    include_once getenv("ADMINER") . "/plugins/version-noverify.php";
    class GardenAdminer extends AdminerPlugin
    {
        function login($login, $password)
        {
            return $password === getenv("GARDEN_PASSWORD");
        }

        function credentials()
        {
            return [SERVER, $_GET["username"], ""];
        }
    }
    return new GardenAdminer([new AdminerVersionNoverify()]);
}

if (($_GET["file"] ?? "") === "jush.js") {
    // Without the script that colours SQL, a text area stays one.
    header("Content-Type: text/javascript");
    exit;
}
chdir(getenv("GARDEN_DATA"));
include getenv("ADMINER") . "/adminer.php";
