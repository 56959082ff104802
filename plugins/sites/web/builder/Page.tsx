import { lazy, useEffect, useState } from 'react'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { sitesApi } from '../../contract/api.ts'
import type { SearchTexts, SiteView } from '../../contract/site.ts'
import css from './builder.module.css'
import { LookSettings } from './look/LookSettings.tsx'
import { Preview, type Screen } from './preview/Preview.tsx'
import { LanguageChoice } from './sections/LanguageChoice.tsx'
import { PageForm } from './sections/PageForm.tsx'
import { SectionList } from './sections/SectionList.tsx'
import { BuilderContext, type BuilderState, ContentContext, type Writing } from './state/builder-context.ts'
import { useSaveBeforeLeaving } from './state/use-save-before-leaving.ts'
import { useSiteDraft } from './state/use-site-draft.ts'
import { useUndoKeys } from './state/use-undo-keys.ts'
import { Toolbar } from './Toolbar.tsx'
import { PageTree } from './tree/PageTree.tsx'

const ConflictDialog = lazy(() => import('./ConflictDialog.tsx'))

export const queries: PageQueries = ({ params, context }) => {
  const facility_id = params['facility'] ?? ''
  return [
    query(sitesApi.listSites, { facility_id }),
    query(sitesApi.listSiteChoices, { facility_id, language: context.language }),
    query(sitesApi.listSiteUploads, { facility_id }),
  ]
}

/** Builder of a facility's web site: its pages at the left, one of them as visitors will see it, its sections at the right. */
export const Page = () => {
  const { facility } = useLayoutData(panel)
  const { items } = useQuery(sitesApi.listSites, { facility_id: facility.id }).data
  const [site] = items
  return site ? <Builder key={site.id} of={site} /> : <NoSite />
}

/** Leads to the start, where the site is created. */
const NoSite = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(panel)
  return (
    <div className={css['none']}>
      <h1 tabIndex={-1}>{t('sites.builder.none')}</h1>
      <p>{t('sites.builder.none.text')}</p>
      <LinkButton look="main" href={href('facility_web_page_templates', { facility: facility.id })}>
        {t('sites.builder.none.start')}
      </LinkButton>
    </div>
  )
}

/** Writing of no text in the page. */
const nothing = { section: null, point: null }

const parts = ['pages', 'preview', 'sections'] as const
type Part = (typeof parts)[number]

/** Tells if one part is shown at a time, as builder.module.css has it. */
const isNarrow = () => matchMedia('(width < 64em)').matches

const Builder = ({ of: site }: { readonly of: SiteView }) => {
  const t = useT()
  const language = useLanguage()
  const { params } = usePage()
  const draft = useSiteDraft(site)
  const { data: choices } = useQuery(sitesApi.listSiteChoices, { facility_id: site.facility_id, language })
  const { items: uploads } = useQuery(sitesApi.listSiteUploads, { facility_id: site.facility_id }).data
  const { pages } = draft.content
  const [openId, setOpen] = useState(params['subpage'] ?? '')
  const [section, openSection] = useState<string | null>(null)
  const [written, setWritten] = useState<Language>('pl')
  const [screen, setScreen] = useState<Screen>('desktop')
  const [inPage, setWriting] = useState<Pick<Writing, 'section' | 'point'>>(nothing)
  const [part, setPart] = useState<Part>('preview')
  const [head, setHead] = useState<SearchTexts>({ title: '', description: '' })
  const href = useHref()
  useUndoKeys(draft)
  useSaveBeforeLeaving(draft)
  useEffect(() => {
    if (isNarrow()) setScreen('phone')
  }, [])
  const page = pages.find(({ id }) => id === openId) ?? pages.find(({ kind }) => kind === 'main')
  if (!page) return null
  const openPage = (id: string) => {
    setOpen(id)
    openSection(null)
    setWriting(nothing)
    // The address names the page, without loading the builder again.
    const address = href('facility_web_page_subpage', { facility: site.facility_id, subpage: id })
    if (address !== undefined) history.replaceState(history.state, '', address)
  }
  const showPart = (one: Part) => {
    setPart(one)
    setWriting(nothing)
  }
  const state: BuilderState = {
    site,
    facilityId: site.facility_id,
    draft,
    choices,
    uploads,
    language: written,
    setLanguage: (next) => {
      setWritten(next)
      setWriting(nothing)
    },
    page,
    search: { name: site.name, head },
    setHead,
    openPage,
    section,
    openSection: (id) => {
      openSection(id)
      setWriting(nothing)
      if (id !== null) setPart('sections')
    },
    writing: {
      ...inPage,
      begin: (id, point) => {
        openSection(id)
        setWriting({ section: id, point: point ?? null })
        if (isNarrow()) setScreen('phone')
        setPart('preview')
      },
      end: () => setWriting(nothing),
    },
  }
  return (
    <BuilderContext value={state}>
      <ContentContext value={state}>
        <div className={css['builder']} data-part={part} data-writing={inPage.section !== null || undefined}>
          <Toolbar screen={screen} onScreen={setScreen} />
          <fieldset className={css['parts']} aria-label={t('sites.builder.parts')}>
            {parts.map((one) => (
              <button key={one} type="button" aria-pressed={part === one} onClick={() => showPart(one)}>
                {t(messageKey('sites.builder.part', one))}
              </button>
            ))}
          </fieldset>
          <div className={css['left']} data-of="pages">
            <PageTree />
            <LookSettings />
          </div>
          <div className={css['middle']} data-of="preview">
            <Preview screen={screen} />
          </div>
          <div className={css['right']} data-of="sections">
            <LanguageChoice />
            <PageForm />
            <SectionList />
          </div>
          {draft.conflict && (
            <QueryBoundary>
              <ConflictDialog
                pages={draft.conflict.conflicts}
                base={draft.conflict.base}
                mine={draft.conflict.content}
                theirs={draft.conflict.theirs.content}
                savedAt={draft.conflict.theirs.savedAt}
                onResolve={draft.resolve}
              />
            </QueryBoundary>
          )}
        </div>
      </ContentContext>
    </BuilderContext>
  )
}
