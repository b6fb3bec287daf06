import { DataTexture, LinearFilter, RedFormat } from 'three';
import { spanOf } from '../../minis/bases/footing';
import type { MiniState } from '../../minis/mini-state';
import type { TableSize } from '../../space';

const PIXELS_PER_INCH = 4;
/** Team rims reach 0.16" beyond a base, and blades lean; so far from a base they must stand to hide no rim. */
const CLEARANCE = 0.26;
/** A base above this stands on scenery or flies. */
const HIGHEST = 0.4;

/** A picture of the table from above with every base on it in white: nothing grows there. */
export class BaseMask extends DataTexture {
  constructor(table: TableSize) {
    const [wide, deep] = [Math.ceil(table.width * PIXELS_PER_INCH), Math.ceil(table.depth * PIXELS_PER_INCH)];
    super(new Uint8Array(wide * deep), wide, deep, RedFormat);
    this.magFilter = LinearFilter;
    this.minFilter = LinearFilter;
    this.unpackAlignment = 1;
    this.needsUpdate = true;
  }

  /** Draws the bases where they are now. */
  write(minis: Iterable<MiniState>): void {
    this.pixels.fill(0);
    for (const mini of minis) if (mini.transform.z < HIGHEST) this.stamp(mini);
    this.needsUpdate = true;
  }

  /** How much of a place is covered, from 0 to 1. */
  coverAt(x: number, y: number): number {
    const [column, row] = [Math.floor(x * PIXELS_PER_INCH), Math.floor(y * PIXELS_PER_INCH)];
    return (this.pixels[row * this.image.width + column] ?? 0) / 255;
  }

  private get pixels(): Uint8Array {
    return this.image.data as Uint8Array;
  }

  private stamp({ view, transform }: MiniState): void {
    const { long, wide } = spanOf(view.outline);
    const [half, across] = [long / 2 + CLEARANCE, wide / 2 + CLEARANCE];
    const reach = Math.max(half, across);
    const [cos, sin] = [Math.cos(transform.facing), Math.sin(transform.facing)];
    const { width, height } = this.image;
    const { pixels } = this;
    const first = Math.max(0, Math.floor((transform.y - reach) * PIXELS_PER_INCH));
    const last = Math.min(height - 1, Math.ceil((transform.y + reach) * PIXELS_PER_INCH));
    const left = Math.max(0, Math.floor((transform.x - reach) * PIXELS_PER_INCH));
    const right = Math.min(width - 1, Math.ceil((transform.x + reach) * PIXELS_PER_INCH));
    for (let row = first; row <= last; row++) {
      const dy = (row + 0.5) / PIXELS_PER_INCH - transform.y;
      for (let column = left; column <= right; column++) {
        const dx = (column + 0.5) / PIXELS_PER_INCH - transform.x;
        const [along, aside] = [(dx * cos + dy * sin) / half, (dy * cos - dx * sin) / across];
        if (along * along + aside * aside < 1) pixels[row * width + column] = 255;
      }
    }
  }
}
