import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import css from '../contact.module.css'

/** Page that a message is about; URLs of other sites are sent but not linked. */
export const PageReference = ({ url }: { url: string | null }) => {
  const t = useT()
  const { publicUrl } = usePage().context
  if (url === null) return null
  const isOwnPage = url.startsWith(`${publicUrl}/`)
  return (
    <p className={css['about']}>
      <input type="hidden" name="url" value={url} />
      {t('contact.about')} {isOwnPage ? <a href={url.slice(publicUrl.length)}>{decodeURI(url.slice(publicUrl.length))}</a> : url}
    </p>
  )
}
