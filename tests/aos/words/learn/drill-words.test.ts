import { describe, expect, test } from 'vitest';
import { DRILL_KINDS, drillOf } from '../../../../src/games/aos/course/drills';
import { drillMinis, drillOverlays } from '../../../../src/games/aos/panels/learn/drills/drill-picture';
import { choiceInWords, drillQuestion, factsInWords, namesFor } from '../../../../src/games/aos/words/learn/drills';
import { proofInWords } from '../../../../src/games/aos/words/measure/proofs';

const SEEDS = 45;

describe.each(DRILL_KINDS)('%s', kind => {
  const drills = Array.from({ length: SEEDS }, (_, index) => drillOf(kind, index + 1));

  test(`question, answers, facts and proof are whole sentences, seeds 1 to ${SEEDS}`, () => {
    for (const drill of drills) {
      const names = namesFor(drill);
      const choices = drill.choices.map(choice => choiceInWords(choice, drill.question, names));
      const said = [drillQuestion(drill, names), ...choices, ...factsInWords(drill), proofInWords(drill, names)];
      for (const words of said) expect(words).not.toMatch(/undefined|NaN|Infinity|^$|\.\.| {2}/);
      expect(drillQuestion(drill, names)).toMatch(/\?$/);
      expect(proofInWords(drill, names)).toMatch(/\.$/);
      expect(new Set(choices).size).toBe(choices.length);
      expect(new Set(factsInWords(drill)).size).toBe(factsInWords(drill).length);
    }
  });

  test(`everyone is drawn, the asked are ringed, and the answer brings its proof, seeds 1 to ${SEEDS}`, () => {
    for (const drill of drills) {
      const names = namesFor(drill);
      const models = drill.battle.units.flatMap(unit => unit.models);
      expect(drillMinis(drill.battle)).toHaveLength(models.length);
      const asked = drillOverlays(drill, names, false);
      expect(asked.rings.length).toBeGreaterThan(0);
      expect([...asked.strokes, ...asked.labels, ...asked.areas]).toEqual([]);
      const proven = drillOverlays(drill, names, true);
      expect(proven.rings.length).toBeGreaterThan(0);
      if (drill.proof.by !== 'sum') expect(proven.strokes.length).toBeGreaterThan(0);
    }
  });
});
