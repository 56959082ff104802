import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { ConsentsNeeded, NewsNotFound, NewsStatusRefused } from '#plugins/publications/contract/errors.ts'
import { ByNews, NewsChanges, NewsPage, NewsView } from '#plugins/publications/contract/publication.ts'
import { sectionApi } from '#plugins/publications/contract/section-api.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { TooManySaved } from './errors.ts'
import { MaterialsPage, MaterialsQuery, MaterialView, OwnMaterialsPage, OwnMaterialsQuery, PagingQuery } from './material.ts'

const one = '/api/v1/material/:id'

/**
 * HTTP API of the teacher zone (decisions §12, features TZ-01 to TZ-05). Versions of a material are at `/api/v1/news`,
 * like those of every post. A material that the caller may not read is 404 for everybody.
 */
export const materialsApi = defineApi({
  listMaterials: route.get('/api/v1/material', {
    summary: 'Lists the materials that the caller may read, by tags and words, also with typing errors.',
    input: MaterialsQuery,
    output: MaterialsPage,
    access: 'anyone',
    identified: true,
  }),
  listOwnMaterials: route.get('/api/v1/material/mine', {
    summary: 'Lists the materials that the user has written, the last changed first, and says whether the user may add some.',
    input: OwnMaterialsQuery,
    output: OwnMaterialsPage,
    access: 'user',
  }),
  listSavedMaterials: route.get('/api/v1/material/saved', {
    summary: 'Lists the materials that the user has saved, the last saved first, as far as the user may still read them.',
    input: PagingQuery,
    output: NewsPage,
    access: 'user',
  }),
  showMaterial: route.get(one, {
    summary: 'Returns a material by its slug or id; addresses of its files are valid as those of a post.',
    input: ByNews,
    output: MaterialView,
    access: 'anyone',
    identified: true,
    errors: [NewsNotFound],
  }),
  addMaterial: sectionApi.addMaterial,
  changeMaterial: route.patch(one, {
    summary: 'Changes a material, or its status. What readers would see anew of a teacher’s material is examined again.',
    input: NewsChanges,
    output: NewsView,
    access: 'user',
    version: true,
    largeBody: true,
    errors: [NewsNotFound, InsufficientPermissions, NewsStatusRefused, UploadNotFound, ConsentsNeeded, Validation],
  }),
  removeMaterial: route.delete(one, {
    summary: 'Deletes a material with its versions and files.',
    input: ByNews,
    output: Schema.Struct({ removed: Schema.Literal(true) }),
    access: 'user',
    errors: [NewsNotFound, InsufficientPermissions],
  }),
  saveMaterial: route.put(`${one}/saved`, {
    summary: 'Saves a material for the user; saving it again changes nothing.',
    input: ByNews,
    output: Schema.Struct({ saved: Schema.Literal(true) }),
    access: 'user',
    errors: [NewsNotFound, TooManySaved],
  }),
  unsaveMaterial: route.delete(`${one}/saved`, {
    summary: 'Removes a material from those that the user has saved; one that is not among them is ignored.',
    input: ByNews,
    output: Schema.Struct({ saved: Schema.Literal(false) }),
    access: 'user',
  }),
})
