import type { UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeNewsFixture } from '#plugins/publications/testing/news-fixture.ts'
import { ListMaterials } from '../use-cases/list-materials.ts'
import {
  AddMaterial,
  ChangeMaterial,
  ListOwnMaterials,
  ListSavedMaterials,
  RemoveMaterial,
  SaveMaterial,
  ShowMaterial,
  UnsaveMaterial,
} from '../use-cases/materials.ts'
import { ShowMaterialPage, ShowMaterialsPage } from '../use-cases/teacher-zone-pages.ts'

/** Creates the use-cases of the teacher zone over stored posts. */
export const makeZoneFixture = async (database: UseCaseDatabase) => {
  const { materialRights: rights, ...fixture } = await makeNewsFixture(database)
  const ports = { ...fixture, rights }
  return {
    ...fixture,
    listMaterials: makeOf(ListMaterials)(ports),
    showMaterial: makeOf(ShowMaterial)(ports),
    materialsPage: makeOf(ShowMaterialsPage)(ports),
    materialPage: makeOf(ShowMaterialPage)(ports),
    addMaterial: makeOf(AddMaterial)(ports),
    changeMaterial: makeOf(ChangeMaterial)(ports),
    removeMaterial: makeOf(RemoveMaterial)(ports),
    ownMaterials: makeOf(ListOwnMaterials)(ports),
    savedList: makeOf(ListSavedMaterials)(ports),
    save: makeOf(SaveMaterial)(ports),
    unsave: makeOf(UnsaveMaterial)(ports),
  }
}
