import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { TabLink } from '#web/ui/layouts/components/TabLink.tsx'
import { Breadcrumbs } from '#web/ui/primitives/Breadcrumbs.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { Specimen, State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'

const anchor = '#navigation'
const noCounts = {}
const counts = { sample: { few: 3, many: 120 } } as const

/** Breadcrumbs, tabs, pages of a list and its filters. */
export const Navigation = () => {
  const t = useT()
  const { facility, longFacility, tab: label, options } = useSamples()
  const tab = { name: 'sample', href: anchor, label }
  return (
    <>
      <Specimen of="ui/primitives/Breadcrumbs.tsx">
        <State name="normal">
          <Breadcrumbs label={facility} crumbs={[{ label: t('MAIN_SITE'), href: '/' }, { label, href: anchor }, { label: facility }]} />
        </State>
        <State name="long name">
          <Breadcrumbs label={longFacility} crumbs={[{ label: t('MAIN_SITE'), href: '/' }, { label: longFacility }]} />
        </State>
      </Specimen>
      <Specimen of="ui/layouts/components/TabLink.tsx" note="The crayon's stroke marks the tab that is open.">
        <State name="normal, current, with a number, locked">
          <div className="ui-row">
            <TabLink tab={tab} overview={noCounts} />
            <TabLink tab={tab} overview={noCounts} current />
            <TabLink tab={{ ...tab, badge: 'sample.few' }} overview={counts} />
            <TabLink tab={{ ...tab, badge: 'sample.many' }} overview={counts} />
            <TabLink tab={tab} overview={noCounts} locked />
          </div>
        </State>
        <State name="hover" force="hover">
          <TabLink tab={tab} overview={noCounts} />
        </State>
        <State name="focus" force="focus">
          <TabLink tab={tab} overview={noCounts} />
        </State>
      </Specimen>
      <Specimen of="app-kit/lists/FilterLinks.tsx">
        <State name="normal" wide>
          <FilterLinks
            label={label}
            current="0"
            links={options.map((option, n) => ({ key: String(n), href: anchor, label: option, count: n * 7 }))}
          />
        </State>
      </Specimen>
      <Specimen of="ui/primitives/Pager.tsx" note="Nothing for a single page.">
        <State name="first of three">
          <Pager page={1} pages={3} address={() => anchor} />
        </State>
        <State name="in the middle of many" wide>
          <Pager page={7} pages={1_245} address={() => anchor} />
        </State>
        <State name="hover" force="hover">
          <Pager page={2} pages={2} address={() => anchor} />
        </State>
        <State name="focus" force="focus">
          <Pager page={2} pages={2} address={() => anchor} />
        </State>
      </Specimen>
    </>
  )
}
