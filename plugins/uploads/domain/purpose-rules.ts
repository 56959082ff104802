import { writeFacilityData } from '#core/access/facility-data.ts'
import { writeFacilityPublications } from '#core/access/facility-publications.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import type { PictureRecipe } from '#core/ports/pictures.ts'
import type { UploadPurpose } from '../contract/purposes.ts'
import type { FileType } from './file-type.ts'

/** Rules of a purpose. */
export interface PurposeRules {
  /** Conversion of its images. */
  readonly recipe: PictureRecipe
  /** Types that it accepts. */
  readonly accepts: readonly FileType['name'][]
  /** Only who got a signed address may read the files. */
  readonly isPrivate: boolean
  /**
   * Whose the file is once it is in use. For a facility, the uploader needs this permission on it; `null`: the file
   * stays the uploader's.
   */
  readonly facility: FacilityPermission | null
  /** Account types that may upload; `null`: any. */
  readonly onlyFor: readonly ('support' | 'cms')[] | null
}

const pictures = ['jpeg', 'png'] as const
const documents = [...pictures, 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'mp4', 'mov', 'heic'] as const

const ofFacility: PurposeRules = { recipe: 'responsive', accepts: pictures, isPrivate: false, facility: writeFacilityData, onlyFor: null }
const ofAccount: PurposeRules = { ...ofFacility, facility: null }

/** Rules by purpose (decisions §11). */
export const purposeRules: Readonly<Record<UploadPurpose, PurposeRules>> = {
  avatar: { ...ofAccount, recipe: 'square' },
  logo: ofFacility,
  gallery: ofFacility,
  employee: ofFacility,
  news: { ...ofFacility, accepts: documents, isPrivate: true, facility: writeFacilityPublications },
  web_page: { ...ofFacility, recipe: 'animation', accepts: [...pictures, 'gif'] },
  storage: { ...ofFacility, recipe: 'page', accepts: documents, isPrivate: true },
  material: { ...ofAccount, accepts: documents, isPrivate: true, onlyFor: ['support', 'cms'] },
  proof: { ...ofAccount, recipe: 'page', accepts: [...pictures, 'pdf'], isPrivate: true },
  opinion_photo: ofAccount,
  opinion_evidence: { ...ofAccount, recipe: 'page', accepts: [...pictures, 'pdf'], isPrivate: true },
}
