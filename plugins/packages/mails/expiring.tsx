import { packageMail } from './parts/package-mail.tsx'

/** Tells the owners that their package ends soon. */
export const mail = packageMail('expiring')
