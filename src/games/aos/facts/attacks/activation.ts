import { bug } from '../../../../kernel/bug';
import type { Activation, Volley } from '../../activation';
import type { Battle } from '../../types';

/** The current activation; throws if there is none. */
export const activationOf = ({ activation }: Battle): Activation => activation ?? bug('no unit attacks');

/** The volley being rolled; throws if there is none. */
export const volleyOf = (battle: Battle): Volley =>
  activationOf(battle).volleys[0] ?? bug('there is no volley to roll');
