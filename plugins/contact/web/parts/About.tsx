import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from '../contact.module.css'

/** The page a message is about; what lies elsewhere is sent along and not linked. */
export const About = ({ url }: { url: string | null }) => {
  const t = useT()
  const { publicUrl } = usePage().context
  if (url === null) return null
  const own = url.startsWith(`${publicUrl}/`)
  return (
    <p className={css['about']}>
      <input type="hidden" name="url" value={url} />
      {t('contact.about')} {own ? <a href={url.slice(publicUrl.length)}>{decodeURI(url.slice(publicUrl.length))}</a> : url}
    </p>
  )
}
