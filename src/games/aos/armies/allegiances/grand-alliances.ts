/** ALG-03: the four grand alliances. */
export { chaos } from './grand/chaos';
export { death } from './grand/death';
export { destruction } from './grand/destruction';
export { order } from './grand/order';
