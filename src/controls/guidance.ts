/** What hands are guided by once they touch the table: ways round, where they end, and what is wrong with a place. */
export { beyondPicture } from './picture/beyond';
export { wrongPicture } from './picture/wrong-picture';
export { pulled } from './pulling';
