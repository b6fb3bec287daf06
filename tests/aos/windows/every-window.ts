import type { Ask, AskKind, AskOf } from '../../../src/games/aos/asks';
import type { Battle, Phase } from '../../../src/games/aos/types';
import { type Scene, type StagedUnit, stage, unit } from '../fixture';

/** Whose questions they are in all windows. */
export const SEAT = 'azure';
/** The unit that all commands are about, and an enemy. */
export const UNIT = 'liberators';
export const FOE = 'chainrasp-horde';

const KNIGHT = unit('knight-incantor', { at: { x: 20, y: 10 } });
const HEROES = { points: { azure: 2 }, triumphs: { azure: 'inspired' } } as const;

const scene = (phase: NonNullable<Scene['phase']>, more: Partial<StagedUnit> = {}, rest: Partial<Scene> = {}): Battle =>
  stage({
    phase,
    ...HEROES,
    azure: [KNIGHT, unit(UNIT, { at: { x: 40, y: 10 }, ...more })],
    ember: [unit('guardian-of-souls', { at: { x: 20, y: 38 } }), unit(FOE, { at: { x: 40, y: 38 } })],
    ...rest,
  }).battle();

/** A model was slain, or there would be no battleshock tests. */
const inPhase = (phase: Phase): Battle => scene(phase, { lost: 1 });
const asked = (battle: Battle, ...asks: readonly Ask[]): Battle => ({ ...battle, asks });
const act = (phase: Phase): Ask => ({ kind: 'act', seat: SEAT, phase });
const window = (moment: AskOf<'useAbilities'>['moment']): Ask => ({ kind: 'useAbilities', seat: SEAT, moment });

/** Over a question that waits beneath, or in a phase whose question is asked again afterwards. */
const over = (phase: Phase, ask: Ask): Battle => asked(inPhase(phase), act(phase), ask);
const during = (phase: Phase, ask: Ask): Battle => asked(inPhase(phase), ask);
const before = (ask: Ask): Battle => asked(scene('deployment'), ask);
/** All units are set up, and no round has begun. */
const ready = (ask: Ask): Battle => asked({ ...scene('priority', {}, { dice: [3, 4] }), round: 0 }, ask);

const muster = { id: 'new', warscroll: 'chainrasp-horde', models: 10 };
const ofUnit = { seat: SEAT, unit: UNIT } as const;

/** A battle in which each question is open, as it comes up in play. A question without a window does not compile. */
export const ASKED: { readonly [K in AskKind]: () => Battle } = {
  chooseBattleplan: () => before({ kind: 'chooseBattleplan', seat: SEAT }),
  chooseRealm: () => before({ kind: 'chooseRealm', seat: SEAT }),
  chooseTerritory: () => before({ kind: 'chooseTerritory', seat: SEAT }),
  deploy: () => before({ kind: 'deploy', seat: SEAT }),
  deployMore: () => before({ kind: 'deployMore', seat: SEAT, battalion: 'some' }),
  nameGeneral: () => ready({ kind: 'nameGeneral', seat: SEAT }),
  choosePreBattle: () => ready({ kind: 'choosePreBattle', seat: SEAT }),
  scout: () => ready({ kind: 'scout', seat: SEAT, units: [UNIT], inches: 5, left: 1 }),
  chooseFirst: () => ready({ kind: 'chooseFirst', seat: SEAT }),
  act: () => during('movement', act('movement')),
  agreeRuling: () => over('movement', { kind: 'agreeRuling', seat: SEAT, ruling: { kind: 'skipQuestion' } }),
  useAbilities: () => during('combat', window('combatStart')),
  unbind: () =>
    asked(
      { ...inPhase('hero'), active: 'ember' },
      { kind: 'act', seat: 'ember', phase: 'hero' },
      { kind: 'unbind', seat: SEAT },
    ),
  aimSpell: () => over('hero', { kind: 'aimSpell', seat: SEAT }),
  aimPoint: () => over('hero', { kind: 'aimPoint', seat: SEAT }),
  choose: () => over('hero', { ...ofUnit, kind: 'choose', ability: 'some', choices: [] }),
  strike: () => over('hero', { ...ofUnit, kind: 'strike', ability: 'some', left: 1 }),
  summon: () => over('hero', { ...ofUnit, kind: 'summon', muster, within: 12, away: 9 }),
  returnModels: () => over('hero', { ...ofUnit, kind: 'returnModels', count: 1 }),
  relocate: () => over('hero', { ...ofUnit, kind: 'relocate', around: UNIT, within: 12, away: 9 }),
  randomMove: () => over('movement', { ...ofUnit, kind: 'randomMove' }),
  runMove: () => running(),
  rideMove: () => over('movement', { ...ofUnit, kind: 'rideMove' }),
  chargeMove: () => charging(),
  pickFighter: () => during('combat', { kind: 'pickFighter', seat: SEAT }),
  pileIn: () => picked({ ...ofUnit, kind: 'pileIn' }),
  pickTargets: () => picked({ ...ofUnit, kind: 'pickTargets' }),
  declareTriumph: () => picked({ ...ofUnit, kind: 'declareTriumph' }),
  pickDamaged: () => during('combat', { kind: 'pickDamaged', seat: SEAT, units: [UNIT] }),
  allocate: () => during('combat', { ...ofUnit, kind: 'allocate', wounds: 2 }),
  changeDie: () => during('combat', { ...ofUnit, kind: 'changeDie', ability: 'some' }),
  rerollDice: () => during('combat', { ...ofUnit, kind: 'rerollDice', roll: 'hit', dice: [0], faces: [3] }),
  replaceGeneral: () => during('combat', { kind: 'replaceGeneral', seat: SEAT }),
  chooseTrait: () => during('combat', { kind: 'chooseTrait', seat: SEAT }),
  inspire: () => during('battleshock', { kind: 'inspire', seat: SEAT }),
  testNerve: () => during('battleshock', { kind: 'testNerve', seat: SEAT }),
  flee: () => during('battleshock', { ...ofUnit, kind: 'flee', count: 1 }),
  keepGroup: () => during('battleshock', { ...ofUnit, kind: 'keepGroup' }),
  commitModels: () => during('battleshock', { kind: 'commitModels', seat: SEAT }),
};

/** The moments of a turn at which nothing but the phase itself is asked for, its start and its end. */
export const MOMENTS_OF_A_TURN = {
  hero: () => during('hero', act('hero')),
  heroStart: () => during('hero', window('heroStart')),
  heroEnd: () => during('hero', window('heroEnd')),
  movementStart: () => during('movement', window('movementStart')),
  movementEnd: () => during('movement', window('movementEnd')),
  shooting: () => during('shooting', act('shooting')),
  shootingEnd: () => during('shooting', window('shootingEnd')),
  charge: () => during('charge', act('charge')),
  chargeEnd: () => during('charge', window('chargeEnd')),
  combatEnd: () => during('combat', window('combatEnd')),
  battleshockStart: () => during('battleshock', window('battleshockStart')),
  battleshockEnd: () => during('battleshock', window('battleshockEnd')),
  roundStart: () => asked({ ...inPhase('hero'), phase: undefined }, window('roundStart')),
  beforeBattle: () => ready(window('beforeBattle')),
} satisfies Readonly<Record<string, () => Battle>>;

function running(): Battle {
  const staged = stage({ ...HEROES, phase: 'movement', azure: [unit(UNIT), KNIGHT], ember: [unit(FOE)], dice: [3] });
  staged.submit({ type: 'run', unit: UNIT });
  return staged.battle();
}

function charging(): Battle {
  const staged = stage({
    ...HEROES,
    phase: 'charge',
    azure: [unit(UNIT, { at: { x: 36, y: 18 } }), KNIGHT],
    ember: [unit(FOE, { at: { x: 36, y: 26 } })],
    dice: [3, 3],
  });
  staged.submit({ type: 'tryCharge', unit: UNIT });
  return staged.battle();
}

/** The unit was picked to fight, and this is asked of it. */
function picked(ask: Ask): Battle {
  const staged = stage({
    ...HEROES,
    phase: 'combat',
    azure: [unit(UNIT, { at: { x: 36, y: 22 } }), KNIGHT],
    ember: [unit(FOE, { at: { x: 36, y: 24 } })],
  });
  staged.pass();
  staged.submit({ type: 'fight', unit: UNIT });
  return asked(staged.battle(), ask);
}
