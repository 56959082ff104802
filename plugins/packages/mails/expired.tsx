import { packageMail } from './parts/package-mail.tsx'

/** Tells the owners that their package has ended. */
export const mail = packageMail('expired')
