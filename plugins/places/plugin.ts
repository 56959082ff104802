import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Localities } from '#core/places/localities.port.ts'
import { Territory } from '#core/places/territory.port.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { Cities } from './contract/questions.ts'
import { makeTerritory } from './domain/boundary.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { places } from './migrations/20261121090200-places.ts'
import { boundaryFile } from './persistence/boundary-file.ts'
import { makeCities } from './persistence/cities.query.ts'
import { makeLocalities } from './persistence/localities.repository.ts'

/** Voivodeships, localities and districts: their names, slugs and shapes. */
export const plugin = definePlugin({
  name: 'places',
  migrations: [places],
  wire: (provide) => {
    provide(Territory, () => makeTerritory(boundaryFile()), {})
    provide(Localities, makeLocalities, { db: Db })
    provide(Cities, makeCities, { db: Db })
  },
  messages: { pl, ua, en },
})
