import { fightAll } from './fight-all';

fightAll(1, 250);
