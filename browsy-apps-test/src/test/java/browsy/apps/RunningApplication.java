package browsy.apps;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** An application that {@code tools/apps} serves until it is closed, with a fresh data set. */
final class RunningApplication implements AutoCloseable {
    private final Process process;
    private final JsonNode facts;

    private RunningApplication(Process process, JsonNode facts) {
        this.process = process;
        this.facts = facts;
    }

    static RunningApplication start(String name) {
        try {
            Process process =
                    new ProcessBuilder(
                                    "python3",
                                    System.getProperty("browsy.apps.runner"),
                                    "run",
                                    name)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            BufferedReader out =
                    new BufferedReader(
                            new InputStreamReader(
                                    process.getInputStream(), StandardCharsets.UTF_8));
            String line = out.readLine();
            if (line == null) {
                throw new IllegalStateException("The application " + name + " does not start.");
            }
            return new RunningApplication(process, new ObjectMapper().readTree(line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String url() {
        return fact("url");
    }

    /** A fact that the runner tells, such as {@code user}. */
    String fact(String name) {
        JsonNode value = facts.get(name);
        if (value == null) {
            throw new IllegalArgumentException("The application has no fact " + name + ".");
        }
        return value.asString();
    }

    /** A file in the data set of the application. */
    Path file(String path) {
        return Path.of(fact("data")).resolve(path);
    }

    /** The first column of a query in the application's SQLite database, as text. */
    List<String> query(String sql) {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + fact("database"));
                ResultSet rows = connection.createStatement().executeQuery(sql)) {
            List<String> values = new ArrayList<>();
            while (rows.next()) {
                values.add(String.valueOf(rows.getString(1)));
            }
            return values;
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /** The first column of a query in the application's MariaDB database, as text. */
    List<String> mariaDb(String sql) {
        ProcessBuilder client =
                new ProcessBuilder(
                        "mariadb",
                        "--no-defaults",
                        "--host=127.0.0.1",
                        "--port=" + fact("databasePort"),
                        "--user=" + fact("databaseUser"),
                        "--skip-column-names",
                        "--batch",
                        "--raw",
                        "--default-character-set=utf8mb4",
                        "--execute=" + sql,
                        fact("databaseName"));
        client.environment().put("MYSQL_PWD", fact("databasePassword"));
        try {
            Process query = client.redirectError(ProcessBuilder.Redirect.INHERIT).start();
            String rows = new String(query.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (query.waitFor() != 0) {
                throw new IllegalStateException(sql);
            }
            return rows.lines().map(row -> row.split("\t", 2)[0]).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The body of an HTTP response, requested without a session. */
    String get(String path) {
        return Http.send(HttpRequest.newBuilder(URI.create(url() + path)).build()).body();
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                process.destroy();
            }
        } catch (IOException e) {
            process.destroy();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }
}
