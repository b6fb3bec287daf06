import { type BufferGeometry, Group, type Material } from 'three';
import type { TableSize } from '../space';
import { badgesOf, createBadges } from './badges';
import { createContact } from './contact';
import { createRegiment, type Regiment } from './mini-batch';
import type { MiniState } from './mini-state';

/** Meshes grow by this many minis at a time. */
const ROOM_STEP = 16;

const roomFor = (count: number) => Math.max(1, Math.ceil(count / ROOM_STEP)) * ROOM_STEP;

/** Sorts minis into regiments, one for each sculpt in use, and draws the shade under all of them. */
export class Ranks {
  readonly object = new Group();
  private readonly material: Material;
  private readonly regiments = new Map<string, Regiment & { readonly room: number }>();
  private contact = createContact(ROOM_STEP);
  private badges = createBadges(ROOM_STEP);

  constructor(material: Material) {
    this.material = material;
    this.object.add(this.contact.mesh, this.badges.mesh);
  }

  /** The size of a pixel one inch away, below which badges would be too small to read. */
  set pixel(size: number) {
    this.badges.pixel.value = size;
  }

  draw(minis: readonly MiniState[], sculptOf: (mini: MiniState) => BufferGeometry | undefined, table: TableSize): void {
    const groups = new Map<BufferGeometry, MiniState[]>();
    for (const mini of minis) {
      const sculpt = sculptOf(mini);
      if (!sculpt) continue;
      const group = groups.get(sculpt);
      if (group) group.push(mini);
      else groups.set(sculpt, [mini]);
    }
    for (const regiment of this.regiments.values()) regiment.mesh.count = 0;
    for (const [sculpt, members] of groups) this.regimentFor(sculpt, members.length).draw(members, table);
    // an empty mesh still costs a draw call's set-up
    for (const { mesh } of this.regiments.values()) mesh.visible = mesh.count > 0;
    this.drawContact(minis, table);
    this.drawBadges(minis, table);
  }

  dispose(): void {
    for (const regiment of this.regiments.values()) regiment.dispose();
    this.contact.dispose();
    this.badges.dispose();
  }

  private regimentFor(sculpt: BufferGeometry, count: number): Regiment {
    const known = this.regiments.get(sculpt.uuid);
    if (known && known.room >= count) return known;
    if (known) {
      this.object.remove(known.mesh);
      known.dispose();
    }
    const room = roomFor(count);
    const made = { ...createRegiment(sculpt, this.material, room), room };
    this.regiments.set(sculpt.uuid, made);
    this.object.add(made.mesh);
    return made;
  }

  private drawContact(minis: readonly MiniState[], table: TableSize): void {
    if (minis.length > this.contact.mesh.instanceMatrix.count) {
      this.object.remove(this.contact.mesh);
      this.contact.dispose();
      this.contact = createContact(roomFor(minis.length));
      this.object.add(this.contact.mesh);
    }
    this.contact.draw(minis, table);
  }

  private drawBadges(minis: readonly MiniState[], table: TableSize): void {
    const badges = badgesOf(minis);
    if (badges.length > this.badges.mesh.instanceMatrix.count) {
      const { value } = this.badges.pixel;
      this.object.remove(this.badges.mesh);
      this.badges.dispose();
      this.badges = createBadges(roomFor(badges.length));
      this.badges.pixel.value = value;
      this.object.add(this.badges.mesh);
    }
    this.badges.draw(badges, table);
  }
}
