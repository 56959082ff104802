import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Profile } from '../../profile.data.ts'

/** QR code of the page, for paper alone: `look` hides it on screens, where browsers load it only to print. */
export const PrintedCode = ({ facility: { id }, look }: Pick<Profile, 'facility'> & { readonly look: string | undefined }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <figure className={look}>
      <img
        src={`/api/facility/list/${id}/qr?language=${language}`}
        alt={t('facility-profile.print.code')}
        loading="lazy"
        width="150"
        height="150"
      />
      <figcaption>{t('facility-profile.print.scan')}</figcaption>
    </figure>
  )
}
