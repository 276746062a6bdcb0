"""Tables of high and low water."""


class Station:
    """A place whose water level is measured.

    :param name: the name on the chart
    :param datum: the height of the chart datum in metres
    """

    def __init__(self, name, datum=0.0):
        self.name = name
        self.datum = datum

    def level(self, hour):
        """Returns the level of an hour in metres above the datum.

        :raises ValueError: if the hour is not between 0 and 23
        """
        if not 0 <= hour < 24:
            raise ValueError(hour)
        return self.datum + (hour % 12) / 4


class TideTable:
    """The levels of a station for one day."""

    def __init__(self, station):
        self.station = station

    def highest(self):
        """Returns the hour of high water."""
        return max(range(24), key=self.station.level)


def read_station(path):
    """Reads a :class:`Station` from a station file."""
    with open(path, encoding="utf-8") as lines:
        name, datum = lines.readline().split(";")
    return Station(name, float(datum))
