/** What tests compare the lists of this plugin by with those of others. */
export { Catalogue } from '../domain/catalogue.port.ts'
export { ShowCity } from '../use-cases/show-city.ts'
