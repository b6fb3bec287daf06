/** A success or a failure, for anything from outside. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A failure with its reason. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
