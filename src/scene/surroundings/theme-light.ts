import type { TableTheme } from '../../table/picture';

/** The light and air of a realm; the mat itself is painted in `mats`. */
export interface ThemeLight {
  readonly key: string;
  readonly rim: string;
  readonly fill: string;
  readonly bounce: string;
  /** Top, middle and haze. */
  readonly sky: readonly [string, string, string];
  /** Tints the tops of bases, so that an army belongs to its table. */
  readonly ground: string;
  /** How strongly the mat's own glow shines. */
  readonly glow: number;
  /** Shade, base, light and edge of the leaves. */
  readonly leaf: readonly [string, string, string, string];
}

export const THEME_LIGHTS: Readonly<Record<TableTheme, ThemeLight>> = {
  fire: {
    key: '#ffd2a0',
    rim: '#ffb27a',
    fill: '#8a8fb0',
    bounce: '#5a2a18',
    sky: ['#0b0708', '#22100d', '#5a2412'],
    ground: '#6b5548',
    glow: 1.8,
    leaf: ['#190c0b', '#371d18', '#553329', '#7c5440'],
  },
  life: {
    key: '#fff0cc',
    rim: '#bfe6ff',
    fill: '#a9c4d8',
    bounce: '#3c4422',
    sky: ['#070b0d', '#12211f', '#3c5444'],
    ground: '#6a6438',
    glow: 0,
    leaf: ['#0f2218', '#274d2a', '#395a28', '#6a8240'],
  },
  death: {
    key: '#efe6f4',
    rim: '#9df0dc',
    fill: '#8f98c8',
    bounce: '#3a3048',
    sky: ['#07060d', '#171226', '#3d3254'],
    ground: '#77707c',
    glow: 1.4,
    leaf: ['#18121f', '#382c43', '#4d3f57', '#74657c'],
  },
  metal: {
    key: '#ffe9c2',
    rim: '#a8e6dc',
    fill: '#93aebb',
    bounce: '#4a3a1e',
    sky: ['#080a0b', '#181f20', '#4a5648'],
    ground: '#6d6a58',
    glow: 1.3,
    leaf: ['#15140d', '#322e1a', '#484126', '#6d6440'],
  },
  beasts: {
    key: '#ffdca6',
    rim: '#ffd9a0',
    fill: '#9aa3b4',
    bounce: '#5a3c1c',
    sky: ['#0c0906', '#281a0e', '#6a4622'],
    ground: '#77603c',
    glow: 0,
    leaf: ['#211a0c', '#4c4420', '#655c2c', '#8f8348'],
  },
  light: {
    key: '#fff6e2',
    rim: '#ffe6b0',
    fill: '#b4bede',
    bounce: '#6a5c44',
    sky: ['#0c0e16', '#252a3c', '#6a6a78'],
    ground: '#5e554a',
    glow: 1.2,
    leaf: ['#221f16', '#474230', '#625b40', '#8f8561'],
  },
  shadow: {
    key: '#dfe8ef',
    rim: '#8fb6d6',
    fill: '#76879c',
    bounce: '#242c36',
    sky: ['#040608', '#0d141a', '#26343e'],
    ground: '#5c646a',
    glow: 1.2,
    leaf: ['#0e1418', '#24303a', '#34434c', '#66787f'],
  },
};
