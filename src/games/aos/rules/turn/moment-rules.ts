import type { Command, CommandType } from '../../commands';
import type { RuleId } from '../../rulebook';
import type { Battle, Triumph } from '../../types';

/** The rule that says when a command is given. */
const MOMENT_RULES: Readonly<Record<CommandType, RuleId>> = {
  chooseBattleplan: 'PLAN-01',
  chooseRealm: 'REALM-01',
  chooseTerritory: 'FB-01',
  deploy: 'SETUP-02',
  reserve: 'SETUP-03',
  garrison: 'GARR-03',
  leaveGarrison: 'GARR-11',
  nameGeneral: 'GENL-02',
  chooseTrait: 'TRAIT-03',
  choosePreBattle: 'PRE-02',
  scout: 'PRE-01',
  chooseFirst: 'ROUND-03',
  sacrifice: 'SCEN-01',
  useAbility: 'ABIL-06',
  cast: 'HERO-02',
  unbind: 'CAST-03',
  aimSpell: 'CAST-07',
  aimPoint: 'CAST-07',
  choose: 'ABIL-02',
  strike: 'ABIL-02',
  returnModels: 'ABIL-02',
  relocate: 'ABIL-02',
  changeDie: 'ABIL-02',
  summon: 'RNF-02',
  move: 'MOVE-01',
  retreat: 'MOVE-01',
  run: 'RUN-01',
  rollMove: 'RAND-02',
  rideWinds: 'MOVE-01',
  rideMove: 'ABIL-02',
  rerollMove: 'ABIL-02',
  atTheDouble: 'CMD-10',
  arrive: 'ABIL-05',
  shoot: 'SHOOT-01',
  triumph: 'TRI-02',
  tryCharge: 'CHARGE-01',
  forwardToVictory: 'CMD-11',
  chargeMove: 'CHARGE-02',
  declineCharge: 'CHARGE-07',
  fight: 'COMBAT-01',
  pileIn: 'COMBAT-05',
  attack: 'ATK-18',
  settleFirst: 'WND-01',
  allocate: 'WND-01',
  rerollDice: 'ABIL-02',
  inspire: 'CMD-12',
  testNerve: 'SHOCK-01',
  flee: 'SHOCK-06',
  keepGroup: 'SPLIT-01',
  commitModels: 'OBJ-06',
  pass: 'ROUND-06',
  endPhase: 'ROUND-06',
  concede: 'GEN-03', // whenever they like
  propose: 'TABLE-01', // the same
  agree: 'TABLE-01',
  decline: 'TABLE-01',
  withdraw: 'TABLE-01',
};

const TRIUMPH_RULES: Readonly<Record<Triumph, RuleId>> = {
  inspired: 'TRI-02',
  bloodthirsty: 'TRI-03',
  indomitable: 'TRI-04',
};

/** The rule that says when this command is given, as the battle stands. */
export function momentRule(battle: Battle, { type, seat }: Command): RuleId {
  if (type === 'nameGeneral' && battle.round === 0) return battle.generals[seat] === undefined ? 'SETUP-01' : 'GENL-01';
  if (type === 'garrison' && battle.round === 0) return 'GARR-02';
  if (type === 'triumph') return TRIUMPH_RULES[battle.triumphs[seat] ?? 'inspired'];
  if (type === 'endPhase') return battle.phase === 'combat' ? 'COMBAT-07' : 'SHOCK-01';
  return MOMENT_RULES[type];
}
