import { useRef } from 'react'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { cmsApi } from '../../contract/api.ts'
import type { CityDescription } from '../../contract/description.ts'
import { type DescriptionValues, textsOf, valuesOf } from './values.ts'

/** Form of a description with its draft; texts that two editors changed are merged field by field. */
export const useDescriptionForm = (description: CityDescription): ApiFormHandle<DescriptionValues> => {
  const { city, lang } = description
  const recordOf = (newest: CityDescription) => ({ values: valuesOf(newest), version: newest.version })
  const record = recordOf(description)
  // The route takes all texts: those that were not changed are the newest stored ones, also after a conflict.
  const stored = useRef(record)
  if (record.version > stored.current.version) stored.current = record
  return useApiForm<typeof cmsApi.saveDescription, DescriptionValues>(cmsApi.saveDescription, {
    id: 'opis',
    record,
    reload: async () => {
      stored.current = recordOf(await fetchAnswer(cmsApi.showDescription, { city_id: city.id, lang }))
      return stored.current
    },
    input: { city_id: city.id, lang },
    toInput: (changed) => textsOf(changed, stored.current.values),
    invalidates: [cmsApi.showDescription, cmsApi.listDescriptionVersions, cmsApi.listCities],
    stored: { key: `cms.description:${city.id}:${lang}`, routes: draftRoutes },
  })
}
