/** Returns the name of a photo in its address: the id of its upload without hyphens. */
export const photoNameOf = (uploadId: string): string => uploadId.replaceAll('-', '')

/** Returns the id of the upload of a photo. */
export const uploadIdOf = (name: string): string => name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Subject to which the upload of an account's photo is attached. */
export const photoSubject = (accountId: string): string => `accounts.account:${accountId}`
