/** Reads the lists of this plugin, for tests that compare them with those of others. */
export { Catalogue } from '../domain/catalogue.port.ts'
export { ShowCity } from '../use-cases/show-city.ts'
