/** What is new in the registers, as the landing page shows it. */
export type { NewInVoivodeship } from '#plugins/registers/contract/new-in-register.ts'
