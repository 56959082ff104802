import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import css from './lost.module.css'
import type { ShownSite } from './site.data.ts'

/** Page in place of a site or a page that does not exist, with links to others. */
export const Lost = ({ site, drawing }: { readonly site: ShownSite | null; readonly drawing: string | undefined }) => {
  const t = useT()
  const { href, context } = usePage()
  const { publicUrl } = context
  return (
    <div className={css['lost']}>
      {drawing !== undefined && <img src={drawing} alt="" width="440" height="400" />}
      <div>
        <h1>{t(site === null ? 'sites.lost.site' : 'sites.lost.page')}</h1>
        <p>{t(site === null ? 'sites.lost.site.text' : 'sites.lost.page.text')}</p>
        <p>
          {site === null ? (
            <a className={css['way']} href={publicUrl}>
              {t('sites.lost.directory')}
            </a>
          ) : (
            <a className={css['way']} href={href('/')}>
              {t('sites.lost.home')}
            </a>
          )}
        </p>
      </div>
    </div>
  )
}
