import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { noGroup } from '../../contract/group-constants.ts'
import { FamilyRow } from './FamilyRow.tsx'
import { GroupList } from './GroupList.tsx'
import css from './groups.module.css'
import { useGroups } from './use-groups.ts'

export { queries } from './use-groups.ts'

/** Page of the groups of a facility, and of the children of its parents. */
export const Page = () => {
  const t = useT()
  const { facility, state, groups, families, canManage } = useGroups()
  const options = groups.map(({ id, name }) => ({ value: id, label: name }))
  const filtered = Object.keys(state.filters).length > 0
  return (
    <div className={css['page']}>
      <header>
        <h1 tabIndex={-1}>{t('groups.title')}</h1>
        <p className={css['lead']}>{t('groups.lead')}</p>
      </header>
      <section className={css['card']} aria-labelledby="grupy">
        <h2 id="grupy">{t('groups.list')}</h2>
        <GroupList facilityId={facility.id} groups={groups} canManage={canManage} />
      </section>
      <section className={css['card']} aria-labelledby="dzieci">
        <h2 id="dzieci">{t('groups.children')}</h2>
        <p className={css['hint']}>{t('groups.children.lead')}</p>
        <Filters submit={t('groups.filter.submit')}>
          <TextFilter name="q" label={t('groups.filter.search')} value={state.filters['q']} wide />
          <ChoiceFilter
            name="group"
            label={t('groups.filter.group')}
            value={state.filters['group']}
            all={t('groups.filter.all')}
            options={[...options, { value: noGroup, label: t('groups.filter.none') }]}
          />
        </Filters>
        {families.items.length === 0 ? (
          <EmptyList
            title={t(filtered ? 'groups.children.none.found' : 'groups.children.none')}
            {...(!filtered && { subtitle: t('groups.children.none.text') })}
          />
        ) : (
          <ul className={css['rows']}>
            {families.items.map((family) => (
              <FamilyRow key={family.account_id} facilityId={facility.id} family={family} groups={groups} />
            ))}
          </ul>
        )}
        <Pager page={families.curPage} pages={families.pageTotal} address={(page) => state.hrefOf({ page })} />
      </section>
    </div>
  )
}
