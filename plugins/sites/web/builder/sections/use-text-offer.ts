import { acceptedBy, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { useContent } from '../state/builder-context.ts'

/** Returns what texts of the site may show: files of the facility; those of a page template have none. */
export const useTextOffer = () => {
  const { facilityId, uploads } = useContent()
  return {
    known: uploads,
    ...(facilityId !== null && {
      uploads: { route: uploadFile, input: { purpose: 'web_page' as const, facility_id: facilityId }, accept: acceptedBy('web_page') },
    }),
  }
}
