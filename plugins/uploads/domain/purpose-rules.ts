import { writeFacilityData } from '#core/access/facility-data.ts'
import { writeFacilityPublications } from '#core/access/facility-publications.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import type { PictureRecipe } from '#core/ports/pictures.ts'
import type { UploadPurpose } from '../contract/purposes.ts'

/** Rules of a purpose. */
export interface PurposeRules {
  /** Conversion of its images. */
  readonly recipe: PictureRecipe
  /** Only who got a signed address may read the files. */
  readonly isPrivate: boolean
  /** True if a PDF gets pictures of its first page. */
  readonly showsFirstPage: boolean
  /** Whose the file is once it is in use: its uploader's, the platform's, or a facility's, on which the uploader needs the permission. */
  readonly owner: 'account' | 'platform' | { readonly permission: FacilityPermission }
}

const ofFacility: PurposeRules = {
  recipe: 'responsive',
  isPrivate: false,
  showsFirstPage: false,
  owner: { permission: writeFacilityData },
}
const ofAccount: PurposeRules = { ...ofFacility, owner: 'account' }
const ofPost = { isPrivate: true, showsFirstPage: true } as const

/** Rules by purpose (decisions §11). */
export const purposeRules: Readonly<Record<UploadPurpose, PurposeRules>> = {
  avatar: { ...ofAccount, recipe: 'square' },
  logo: ofFacility,
  gallery: ofFacility,
  employee: ofFacility,
  news: { ...ofFacility, ...ofPost, owner: { permission: writeFacilityPublications } },
  material: { ...ofFacility, ...ofPost, owner: 'platform' },
  web_page: { ...ofFacility, recipe: 'animation' },
  storage: { ...ofFacility, recipe: 'page', isPrivate: true },
  proof: { ...ofAccount, recipe: 'page', isPrivate: true },
  opinion_photo: ofAccount,
  chat: { ...ofAccount, recipe: 'page', isPrivate: true },
  opinion_evidence: { ...ofAccount, recipe: 'page', isPrivate: true },
}

/** Returns the permission on a facility that an upload for this purpose needs; `null` where it is for no facility. */
export const permissionFor = (purpose: UploadPurpose): FacilityPermission | null => {
  const { owner } = purposeRules[purpose]
  return typeof owner === 'object' ? owner.permission : null
}
