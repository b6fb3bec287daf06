/** In the address of the set-up: begin with a computer in one seat. No battle has this id. */
export const AGAINST_COMPUTER = 'computer';
