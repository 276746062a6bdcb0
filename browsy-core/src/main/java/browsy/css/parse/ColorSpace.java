package browsy.css.parse;

import browsy.css.value.Color;
import org.jspecify.annotations.Nullable;

/**
 * Color spaces with their conversions from and to linear-light sRGB. Channels are numbers: 0 to 1
 * for channels of RGB spaces and the lightness of OK spaces, degrees for hues, 0 to 100 for the
 * lightness of CIE spaces and for the percentages of HSL and HWB.
 *
 * @see <a href="https://drafts.csswg.org/css-color-4/#color-conversion-code">css-color-4</a>
 */
enum ColorSpace {
    SRGB(1, 1, 1) {
        @Override
        double[] toLinear(double[] c) {
            return linearized(c);
        }

        @Override
        double[] fromLinear(double[] c) {
            return gammaEncoded(c);
        }
    },
    SRGB_LINEAR(1, 1, 1) {
        @Override
        double[] toLinear(double[] c) {
            return c;
        }

        @Override
        double[] fromLinear(double[] c) {
            return c;
        }
    },
    DISPLAY_P3(1, 1, 1) {
        @Override
        double[] toLinear(double[] c) {
            return times(P3_TO_SRGB, linearized(c));
        }

        @Override
        double[] fromLinear(double[] c) {
            return gammaEncoded(times(SRGB_TO_P3, c));
        }
    },
    XYZ_D65(1, 1, 1) {
        @Override
        double[] toLinear(double[] c) {
            return times(XYZ_TO_SRGB, c);
        }

        @Override
        double[] fromLinear(double[] c) {
            return times(SRGB_TO_XYZ, c);
        }
    },
    XYZ_D50(1, 1, 1) {
        @Override
        double[] toLinear(double[] c) {
            return XYZ_D65.toLinear(times(D50_TO_D65, c));
        }

        @Override
        double[] fromLinear(double[] c) {
            return times(D65_TO_D50, XYZ_D65.fromLinear(c));
        }
    },
    LAB(100, 125, 125) {
        @Override
        double[] toLinear(double[] c) {
            double fy = (c[0] + 16) / 116;
            double fx = fy + c[1] / 500;
            double fz = fy - c[2] / 200;
            double[] xyz = {
                WHITE_D50[0] * labInverse(fx),
                c[0] > 8 ? fy * fy * fy : c[0] / KAPPA,
                WHITE_D50[2] * labInverse(fz)
            };
            return XYZ_D50.toLinear(xyz);
        }

        @Override
        double[] fromLinear(double[] c) {
            double[] xyz = XYZ_D50.fromLinear(c);
            double fx = labForward(xyz[0] / WHITE_D50[0]);
            double fy = labForward(xyz[1]);
            double fz = labForward(xyz[2] / WHITE_D50[2]);
            return new double[] {116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
        }
    },
    LCH(100, 150, 1) {
        @Override
        double[] toLinear(double[] c) {
            return LAB.toLinear(cartesian(c));
        }

        @Override
        double[] fromLinear(double[] c) {
            return polar(LAB.fromLinear(c));
        }
    },
    OKLAB(1, 0.4, 0.4) {
        @Override
        double[] toLinear(double[] c) {
            double[] lms = times(OKLAB_TO_LMS, c);
            for (int i = 0; i < 3; i++) {
                lms[i] = lms[i] * lms[i] * lms[i];
            }
            return times(LMS_TO_SRGB, lms);
        }

        @Override
        double[] fromLinear(double[] c) {
            double[] lms = times(SRGB_TO_LMS, c);
            for (int i = 0; i < 3; i++) {
                lms[i] = StrictMath.cbrt(lms[i]);
            }
            return times(LMS_TO_OKLAB, lms);
        }
    },
    OKLCH(1, 0.4, 1) {
        @Override
        double[] toLinear(double[] c) {
            return OKLAB.toLinear(cartesian(c));
        }

        @Override
        double[] fromLinear(double[] c) {
            return polar(OKLAB.fromLinear(c));
        }
    },
    HSL(1, 100, 100) {
        @Override
        double[] toLinear(double[] c) {
            return linearized(hslToRgb(c[0], c[1] / 100, c[2] / 100));
        }

        @Override
        double[] fromLinear(double[] c) {
            double[] rgb = gammaEncoded(c);
            double max = StrictMath.max(rgb[0], StrictMath.max(rgb[1], rgb[2]));
            double min = StrictMath.min(rgb[0], StrictMath.min(rgb[1], rgb[2]));
            double lightness = (max + min) / 2;
            double room = 1 - StrictMath.abs(2 * lightness - 1);
            double saturation = max == min || room == 0 ? 0 : (max - min) / room;
            return new double[] {hue(rgb, max, min), saturation * 100, lightness * 100};
        }
    },
    HWB(1, 100, 100) {
        @Override
        double[] toLinear(double[] c) {
            double white = c[1] / 100;
            double black = c[2] / 100;
            if (white + black >= 1) {
                double gray = white / (white + black);
                return linearized(new double[] {gray, gray, gray});
            }
            double[] rgb = hslToRgb(c[0], 1, 0.5);
            for (int i = 0; i < 3; i++) {
                rgb[i] = rgb[i] * (1 - white - black) + white;
            }
            return linearized(rgb);
        }

        @Override
        double[] fromLinear(double[] c) {
            double[] rgb = gammaEncoded(c);
            double max = StrictMath.max(rgb[0], StrictMath.max(rgb[1], rgb[2]));
            double min = StrictMath.min(rgb[0], StrictMath.min(rgb[1], rgb[2]));
            return new double[] {hue(rgb, max, min), min * 100, (1 - max) * 100};
        }
    };

    private static final double KAPPA = 24389.0 / 27;
    private static final double[] WHITE_D50 = {0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585};

    private static final double[] SRGB_TO_XYZ = {
        0.41239079926595934, 0.357584339383878, 0.1804807884018343,
        0.21263900587151027, 0.715168678767756, 0.07219231536073371,
        0.01933081871559182, 0.11919477979462598, 0.9505321522496607
    };
    private static final double[] XYZ_TO_SRGB = {
        3.2409699419045226, -1.537383177570094, -0.4986107602930034,
        -0.9692436362808796, 1.8759675015077202, 0.04155505740717559,
        0.05563007969699366, -0.20397695888897652, 1.0569715142428786
    };
    private static final double[] D50_TO_D65 = {
        0.955473421488075, -0.02309845494876471, 0.06325924320057072,
        -0.0283697093338637, 1.0099953980813041, 0.021041441191917323,
        0.012314014864481998, -0.020507649298898964, 1.330365926242124
    };
    private static final double[] D65_TO_D50 = {
        1.0479297925449969, 0.022946870601609652, -0.05019226628920524,
        0.02962780877005599, 0.9904344267538799, -0.017073799063418826,
        -0.009243040646204504, 0.015055191490298152, 0.7518742814281371
    };
    private static final double[] P3_TO_SRGB = {
        1.2249401762805598, -0.22494017628055996, 0,
        -0.042056954709688163, 1.0420569547096881, 0,
        -0.019637554590334432, -0.078636045550631889, 1.0982736001409663
    };
    private static final double[] SRGB_TO_P3 = {
        0.82246196871436230, 0.17753803128563775, 0,
        0.03319419885096161, 0.96680580114903839, 0,
        0.01708263072112003, 0.07239744066396346, 0.91051992846491651
    };
    private static final double[] SRGB_TO_LMS = {
        0.4122214694707629, 0.5363325372617349, 0.0514459932675022,
        0.2119034958178251, 0.6806995506452345, 0.1073969535369405,
        0.0883024591900564, 0.2817188391361215, 0.6299787016738222
    };
    private static final double[] LMS_TO_SRGB = {
        4.0767416360759574, -3.3077115392580616, 0.2309699031821043,
        -1.2684379732850317, 2.6097573492876887, -0.3413193760026570,
        -0.0041960761386756, -0.7034186179359362, 1.7076146940746117
    };
    private static final double[] LMS_TO_OKLAB = {
        0.2104542683093140, 0.7936177747023054, -0.0040720430116193,
        1.9779985324311684, -2.4285922420485799, 0.4505937096174110,
        0.0259040424655478, 0.7827717124575296, -0.8086757549230774
    };
    private static final double[] OKLAB_TO_LMS = {
        1, 0.3963377773761749, 0.2158037573099136,
        1, -0.1055613458156586, -0.0638541728258133,
        1, -0.0894841775298119, -1.2914855480194092
    };

    private final double[] full;

    ColorSpace(double first, double second, double third) {
        this.full = new double[] {first, second, third};
    }

    /** The value of 100% of a channel. */
    double full(int channel) {
        return full[channel];
    }

    /** The index of the hue channel; -1 if there is none. */
    int hueChannel() {
        return switch (this) {
            case HSL, HWB -> 0;
            case LCH, OKLCH -> 2;
            default -> -1;
        };
    }

    /** Converts channels of this space to linear-light sRGB. */
    abstract double[] toLinear(double[] c);

    /** Converts linear-light sRGB to channels of this space. */
    abstract double[] fromLinear(double[] c);

    /** Converts channels of this space to a color, clipping each sRGB channel to its range. */
    Color color(double[] channels, double alpha) {
        double[] rgb = gammaEncoded(toLinear(channels));
        return new Color(
                channel(rgb[0]),
                channel(rgb[1]),
                channel(rgb[2]),
                StrictMath.max(0, StrictMath.min(1, alpha)));
    }

    /** Converts a color to channels of this space. */
    double[] channels(Color color) {
        double[] rgb = {color.red() / 255.0, color.green() / 255.0, color.blue() / 255.0};
        return fromLinear(linearized(rgb));
    }

    /**
     * Returns the color space with a name in {@code color()} or {@code color-mix()}; null if it is
     * unknown. The other wide-gamut RGB spaces are approximated by display-p3.
     */
    static @Nullable ColorSpace named(String name) {
        return switch (name) {
            case "srgb" -> SRGB;
            case "srgb-linear" -> SRGB_LINEAR;
            case "display-p3", "a98-rgb", "prophoto-rgb", "rec2020" -> DISPLAY_P3;
            case "xyz", "xyz-d65" -> XYZ_D65;
            case "xyz-d50" -> XYZ_D50;
            case "lab" -> LAB;
            case "lch" -> LCH;
            case "oklab" -> OKLAB;
            case "oklch" -> OKLCH;
            case "hsl" -> HSL;
            case "hwb" -> HWB;
            default -> null;
        };
    }

    /** Converts an sRGB channel from 0..1 to 0..255. */
    private static int channel(double value) {
        double clipped = StrictMath.max(0, StrictMath.min(1, Double.isNaN(value) ? 0 : value));
        return (int) StrictMath.floor(clipped * 255 + 0.5);
    }

    private static double[] times(double[] matrix, double[] vector) {
        double[] product = new double[3];
        for (int row = 0; row < 3; row++) {
            product[row] =
                    matrix[3 * row] * vector[0]
                            + matrix[3 * row + 1] * vector[1]
                            + matrix[3 * row + 2] * vector[2];
        }
        return product;
    }

    /** Removes the sRGB transfer function from each channel. */
    private static double[] linearized(double[] c) {
        double[] linear = new double[3];
        for (int i = 0; i < 3; i++) {
            double size = StrictMath.abs(c[i]);
            double light =
                    size <= 0.04045 ? size / 12.92 : StrictMath.pow((size + 0.055) / 1.055, 2.4);
            linear[i] = StrictMath.copySign(light, c[i]);
        }
        return linear;
    }

    /** Applies the sRGB transfer function to each channel. */
    private static double[] gammaEncoded(double[] c) {
        double[] encoded = new double[3];
        for (int i = 0; i < 3; i++) {
            double light = StrictMath.abs(c[i]);
            double code =
                    light > 0.0031308
                            ? 1.055 * StrictMath.pow(light, 1 / 2.4) - 0.055
                            : 12.92 * light;
            encoded[i] = StrictMath.copySign(code, c[i]);
        }
        return encoded;
    }

    private static double labForward(double t) {
        return t > 216.0 / 24389 ? StrictMath.cbrt(t) : (KAPPA * t + 16) / 116;
    }

    private static double labInverse(double f) {
        double cube = f * f * f;
        return cube > 216.0 / 24389 ? cube : (116 * f - 16) / KAPPA;
    }

    private static double[] cartesian(double[] lch) {
        double hue = StrictMath.toRadians(lch[2]);
        return new double[] {lch[0], lch[1] * StrictMath.cos(hue), lch[1] * StrictMath.sin(hue)};
    }

    private static double[] polar(double[] lab) {
        double hue = StrictMath.toDegrees(StrictMath.atan2(lab[2], lab[1]));
        return new double[] {
            lab[0], StrictMath.sqrt(lab[1] * lab[1] + lab[2] * lab[2]), hue < 0 ? hue + 360 : hue
        };
    }

    private static double hue(double[] rgb, double max, double min) {
        double range = max - min;
        if (range == 0) {
            return 0;
        }
        double sixth;
        if (max == rgb[0]) {
            sixth = (rgb[1] - rgb[2]) / range + (rgb[1] < rgb[2] ? 6 : 0);
        } else if (max == rgb[1]) {
            sixth = (rgb[2] - rgb[0]) / range + 2;
        } else {
            sixth = (rgb[0] - rgb[1]) / range + 4;
        }
        return sixth * 60;
    }

    private static double[] hslToRgb(double hue, double saturation, double lightness) {
        double turned = ((hue % 360) + 360) % 360;
        double chroma = saturation * StrictMath.min(lightness, 1 - lightness);
        int[] offsets = {0, 8, 4};
        double[] rgb = new double[3];
        for (int i = 0; i < 3; i++) {
            double k = (offsets[i] + turned / 30) % 12;
            double ramp = StrictMath.max(-1, StrictMath.min(StrictMath.min(k - 3, 9 - k), 1));
            rgb[i] = lightness - chroma * ramp;
        }
        return rgb;
    }
}
