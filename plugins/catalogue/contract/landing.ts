/** News of the registers, as the landing page shows them. */
export type { NewInVoivodeship } from '#plugins/registers/contract/new-in-register.ts'
