import type { ReactNode } from 'react'
import { tagOf } from '#core/kernel/language.ts'
import { localizedPath } from '#web/runtime/href.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Watermark } from '#web/ui/layouts/components/Watermark.tsx'
import { SharedDrawings } from '#web/ui/primitives/SharedDrawings.tsx'
import { OwnPageHrefContext } from '#web/ui/rich-text/own-pages.ts'
import { ThemedComponent } from '#web/ui/site/ThemedComponent.tsx'
import { type ThemeFoot, type ThemeHead, themeFoot, themeHead } from '#web/ui/site/theme-slots.ts'
import '#web/ui/styles/tokens.css'
import '#web/ui/styles/type.css'
import '#web/ui/styles/base.css'
import { addressLines } from './facility-texts.ts'
import head from './head.module.css'
import type { pageData } from './pages.data.ts'
import { SiteLanguages } from './SiteLanguages.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import type { ShownSite, SitePageView } from './site.data.ts'
import css from './site.module.css'
import { useDirectory } from './use-directory.ts'

/** Layout of a facility's web site: its title and menu, the page, and a foot with address and the way to the directory. */
export const SiteLayout = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { site, theme, menu, view } = usePageData<typeof pageData>()
  const { href, context } = usePage()
  const { publicUrl } = context
  /** Pages of the site are beside the text; everything else is in the directory. */
  const ownPageHref = (path: string) => {
    const [, slug = ''] = /^\/([^/?#]*)/.exec(path) ?? []
    return site?.content.pages.some((page) => page.slug === slug) ? href(path as `/${string}`) : publicUrl + path
  }
  return (
    <div className={css['site']} {...attributesOf(theme)}>
      <a className={css['skip']} href="#tresc">
        {t('shell.skip')}
      </a>
      {site && (
        <ThemedComponent
          slot={themeHead}
          of={{
            title: site.content.title,
            home: localizedPath('/', site.language),
            logo: <Logo site={site} view={view} icon={theme?.assets.icon} />,
            menu: menu.length > 1 ? <SiteMenu links={menu} /> : null,
            languages: site.languages.length > 1 ? <SiteLanguages of={site} view={view} /> : null,
          }}
          usual={UsualHead}
        />
      )}
      <main id="tresc" tabIndex={-1} className={css['main']}>
        {site?.facility.active === false && <p className={css['closed']}>{t('facility-profile.closed.title')}</p>}
        <OwnPageHrefContext value={ownPageHref}>{children}</OwnPageHrefContext>
      </main>
      {site && <Foot site={site} />}
      <Watermark />
      <SharedDrawings />
    </div>
  )
}

const UsualHead = ({ of: { title, home, logo, menu, languages } }: { readonly of: ThemeHead }) => (
  <header className={head['head']}>
    {languages}
    <div className={head['bar']}>
      <a className={head['brand']} href={home}>
        {logo}
        <span>{title}</span>
      </a>
      {menu}
    </div>
  </header>
)

/** Logo of the owner, or the icon of the theme, beside the title of the site. */
const Logo = ({ site, view, icon }: Pick<SitePageView, 'view'> & { readonly site: ShownSite; readonly icon: string | undefined }) => {
  const logo = view?.uploads.find(({ id }) => id === site.content.look?.logo)
  if (logo)
    return (
      <img src={logo.url} alt="" className={head['logo']} {...(logo.width && logo.height && { width: logo.width, height: logo.height })} />
    )
  return icon === undefined ? null : <img src={icon} alt="" width="40" height="40" />
}

/** Choices of the theme, which style sheets ask for by attribute. */
const attributesOf = (theme: SitePageView['theme']) =>
  theme ? Object.fromEntries(Object.entries({ ...theme.layouts, ...theme.shapes }).map(([part, choice]) => [`data-${part}`, choice])) : {}

const Foot = ({ site }: { readonly site: ShownSite }) => {
  const t = useT()
  const directory = useDirectory()
  const { context } = usePage()
  const { facility, content, legal } = site
  // Missing where no plugin takes reports.
  const report = site.id === '' ? undefined : directory('report', { type: 'site', id: site.id })
  const profile = directory('map_facility', { facility: facility.slug })
  return (
    <ThemedComponent
      slot={themeFoot}
      of={{
        address: (
          <address>
            <strong>{content.title}</strong>
            {addressLines(site).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ),
        legal:
          legal.length > 0 ? (
            <nav aria-label={t('sites.foot.legal')}>
              <ul>
                {legal.map(({ path, title, language }) => (
                  <li key={path}>
                    <a href={localizedPath(path, language)} lang={language === context.language ? undefined : tagOf[language]}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null,
        links: (
          <ul>
            {profile !== undefined && (
              <li>
                <a href={profile}>{t('sites.foot.profile')}</a>
              </li>
            )}
            {report !== undefined && (
              <li>
                <a href={report}>{t('sites.foot.report')}</a>
              </li>
            )}
            {content.look?.credit !== false && (
              <li>
                <a href={context.publicUrl}>{t('sites.foot.made')}</a>
              </li>
            )}
          </ul>
        ),
      }}
      usual={UsualFoot}
    />
  )
}

const UsualFoot = ({ of: { address, legal, links } }: { readonly of: ThemeFoot }) => (
  <footer className={css['foot']}>
    <div className={css['drawing']} aria-hidden />
    <div className={css['footInside']}>
      {address}
      {legal}
      {links}
    </div>
  </footer>
)
