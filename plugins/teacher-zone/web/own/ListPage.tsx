import { PostsHead, PostsLayout, ViewLinks } from '#plugins/publications/contract/area-ui.ts'
import { AddLink, draftQueries, WrittenList, writtenInput } from '#plugins/publications/contract/written-ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, type ListState, pageInput, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { materialsApi } from '../../contract/api.ts'
import { NoTeacher } from './NoTeacher.tsx'
import { SavedList } from './SavedList.tsx'
import { forTeachers, TeachersList } from './TeachersList.tsx'
import { useOwnArea } from './use-own-area.ts'

const list: ListDefinition = { filters: ['list', 'status'] }

type ViewName = 'mine' | 'saved' | 'teachers'

const viewOf = ({ filters }: Pick<ListState, 'filters'>): ViewName => {
  const name = filters['list']
  return name === 'saved' || name === 'teachers' ? name : 'mine'
}

export const queries: PageQueries = ({ query: search }) => {
  const state = readListState(list, search)
  const view = viewOf(state)
  if (view === 'saved') return [query(materialsApi.listSavedMaterials, pageInput(state))]
  if (view === 'teachers') return [query(materialsApi.listMaterials, forTeachers(state))]
  return [query(materialsApi.listOwnMaterials, writtenInput(state)), ...draftQueries]
}

/** Page with the materials that the user has written, those that the user has saved, and those for teachers alone (rows TZ-01, TZ-04). */
export const ListPage = () => {
  const state = useList(list)
  const Shown = { mine: Own, saved: Saved, teachers: ForTeachers }[viewOf(state)]
  return <Shown of={state} />
}

type State = ReturnType<typeof useList>

const Own = ({ of: state }: { readonly of: State }) => {
  const t = useT()
  const { data } = useQuery(materialsApi.listOwnMaterials, writtenInput(state))
  const hasNone = data.items.length === 0 && state.filters['status'] === undefined
  return (
    <PostsLayout area={useOwnArea(data.may_add)}>
      <PostsHead title={t('teacher-zone.own.title')} lead={t('teacher-zone.own.lead')}>
        <AddLink />
      </PostsHead>
      <Views of={state} />
      {!data.may_add && <NoTeacher />}
      {(data.may_add || !hasNone) && <WrittenList of={data} state={state} />}
    </PostsLayout>
  )
}

const Saved = ({ of: state }: { readonly of: State }) => {
  const t = useT()
  const { data } = useQuery(materialsApi.listSavedMaterials, pageInput(state))
  return (
    <PostsLayout>
      <PostsHead title={t('teacher-zone.own.title')} lead={t('teacher-zone.own.lead')} />
      <Views of={state} />
      <SavedList of={data} hrefOf={state.hrefOf} />
    </PostsLayout>
  )
}

const ForTeachers = ({ of: state }: { readonly of: State }) => {
  const t = useT()
  const { data } = useQuery(materialsApi.listMaterials, forTeachers(state))
  return (
    <PostsLayout>
      <PostsHead title={t('teacher-zone.own.title')} lead={t('teacher-zone.own.lead')} />
      <Views of={state} />
      <TeachersList of={data} hrefOf={state.hrefOf} />
    </PostsLayout>
  )
}

const Views = ({ of: state }: { readonly of: State }) => {
  const t = useT()
  return (
    <ViewLinks
      label={t('teacher-zone.own.views')}
      current={viewOf(state)}
      links={[
        { key: 'mine', label: t('teacher-zone.own.view.mine'), href: state.hrefOf({ page: 1, filters: {} }) },
        { key: 'saved', label: t('teacher-zone.own.view.saved'), href: state.hrefOf({ page: 1, filters: { list: 'saved' } }) },
        { key: 'teachers', label: t('teacher-zone.own.view.teachers'), href: state.hrefOf({ page: 1, filters: { list: 'teachers' } }) },
      ]}
    />
  )
}
