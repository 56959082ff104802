import { Failure } from '#core/kernel/failure.ts'

/** No upload has this id, or it is not the caller's, or it is in use already. */
export class UploadNotFound extends Failure('UploadNotFound', 'not-found') {}

/** The upload is in use; whatever uses it removes it. */
export class UploadInUse extends Failure('UploadInUse', 'conflict') {}

/** The account has uploaded as many files as it may have without using them. */
export class TooManyUploads extends Failure('TooManyUploads', 'limit-reached') {}
