import { packageMail } from './parts/package-mail.tsx'

/** Tells the owners that their facility has a package. */
export const mail = packageMail('activated')
