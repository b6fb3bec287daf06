import { fightAll } from './fight-all';

fightAll(251, 250);
