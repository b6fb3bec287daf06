import { bug } from '../../../../kernel/bug';
import type { Activation, Volley } from '../../activation';
import type { Battle } from '../../types';

/** What the unit that attacks now is about; there must be one. */
export const activationOf = ({ activation }: Battle): Activation => activation ?? bug('no unit attacks');

/** The volley whose dice are rolled now; there must be one. */
export const volleyOf = (battle: Battle): Volley =>
  activationOf(battle).volleys[0] ?? bug('there is no volley to roll');
