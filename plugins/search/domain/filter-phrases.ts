/**
 * Phrases that mean options of a choice facet, or a boolean facet if there are no options. Options are URL values; `*`
 * ends the beginning of a word.
 */
export interface FilterPhrases {
  readonly facet: string
  readonly options: readonly string[]
  readonly phrases: readonly string[]
}

const of = (facet: string, options: string, phrases: string): FilterPhrases => ({
  facet,
  options: options.split(' ').filter((option) => option !== ''),
  phrases: phrases.split(',').map((phrase) => phrase.trim()),
})

/**
 * The words of Polish, Ukrainian and English that mean a filter. Words that are also names of streets or towns are
 * listed form by form, so that `ogrodowa` and `sportowa` remain streets.
 */
export const filterPhrases: readonly FilterPhrases[] = [
  of(
    'category',
    'zlobki',
    'żłobek, żłobka, żłobku, żłobki, żłobków, żłobkach, ясла, ясел, ясла-садок, nursery, nurseries, creche, crèche, daycare',
  ),
  of(
    'category',
    'przedszkola',
    `przedszkole, przedszkola, przedszkolu, przedszkoli, przedszkolach, садок, садка, садку, садки, садочок, дитячий садок, дитячі садки, дитсадок,
     preschool, preschools, pre school, kindergarten, kindergartens, nursery school, nursery schools`,
  ),
  of(
    'specialization',
    'klub-malucha-dzieciecy',
    'klub dziecięcy, kluby dziecięce, klub malucha, kluby malucha, дитячий клуб, toddler club, toddler clubs',
  ),
  of(
    'specialization',
    'opiekun-dzienny',
    'dzienny opiekun, dzienni opiekunowie, opiekun dzienny, childminder, childminders, денний опікун, денна няня',
  ),
  of('specialization', 'punkt-przedszkolny', 'punkt przedszkolny, punkty przedszkolne'),
  of('specialization', 'oddzial-przedszkolny', 'oddział przedszkolny, oddziały przedszkolne, zerówka, zerówki'),
  of('specialization', 'zespol-wychowania-przedszkolnego', 'zespół wychowania przedszkolnego'),
  of(
    'specialization',
    'szkola-podstawowa',
    'szkoła podstawowa, szkoły podstawowe, podstawówka, початкова школа, primary school, primary schools',
  ),

  of('ownership', 'publiczna', 'publiczn*, państwow*, державн*, комунальн*, public'),
  of('ownership', 'niepubliczna prywatna', 'niepubliczn*, prywatn*, приватн*, private, non public'),
  of('ownership', 'montessori', 'montes*, монтес*'),
  of('ownership', 'waldorfska', 'waldorf*, вальдорф*'),
  of('ownership', 'froeblowska', 'froebl*, freblow*, froebel*'),
  of(
    'ownership',
    'integracyjna',
    'oddziały integracyjne, oddziałami integracyjnymi, oddziałem integracyjnym, integracyjne, integracyjny, integracyjna, integracyjnymi, integracja, інтеграційн*, інклюзивн*, inclusive, integration',
  ),
  of('ownership', 'specjalna', 'specjalne, specjalny, спеціальн*, special needs'),
  of('ownership', 'katolicka', 'katolick*, католицьк*, catholic'),
  of('ownership', 'sportowa', 'sportowe, sportowy, спортивн*'),
  of('ownership', 'muzyczna', 'muzyczne, muzyczny, музичн*'),
  of('ownership', 'artystyczna', 'artystyczne, artystyczny, мистецьк*'),
  of('ownership', 'terapeutyczna', 'terapeutyczne, terapeutyczny, терапевтичн*'),
  of(
    'ownership',
    'grupy-ukrainskie',
    'ukraińskie grupy, grupy ukraińskie, українські групи, українська група, ukrainian groups, ukrainian group',
  ),

  of('features', 'ogrod', 'własny ogród, własnym ogrodem, ogród, ogrodem, ogrodu, ogródek, ogródkiem, сад, садом, власний сад, garden'),
  of('features', 'plac-zabaw', 'plac zabaw, placem zabaw, placu zabaw, дитячий майданчик, майданчиком, playground'),
  of(
    'features',
    'jezyk-angielski',
    `język angielski, językiem angielskim, angielski, angielskim, angielskiego, англійська, англійською, англійської, english`,
  ),
  of('features', 'jezyk-niemiecki', 'język niemiecki, językiem niemieckim, niemiecki, niemieckim, німецька, німецькою, german'),
  of('features', 'jezyk-hiszpanski', 'język hiszpański, językiem hiszpańskim, hiszpański, hiszpańskim, іспанська, іспанською, spanish'),
  of('features', 'jezyk-francuski', 'język francuski, językiem francuskim, francuski, francuskim, французька, французькою, french'),
  of('features', 'jezyk-ukrainski', 'język ukraiński, językiem ukraińskim, українська мова, українською мовою, ukrainian language'),
  of('features', 'grupy-dwujezyczne', 'dwujęzyczn*, двомовн*, bilingual'),
  of('features', 'logopeda', 'logoped*, логопед*, speech therapist, speech therapy'),
  of('features', 'psycholog', 'psycholog, psychologiem, психолог*, psychologist'),
  of(
    'features',
    'integracja-sensoryczna-si',
    'integracja sensoryczna, integracją sensoryczną, сенсорна інтеграція, сенсорною інтеграцією, sensory integration',
  ),
  of('features', 'wsparcie-dzieci-w-spektrum-autyzmu', 'autyzm, autyzmem, spektrum autyzmu, аутизм, аутизмом, autism'),
  of('features', 'dostosowanie-do-niepelnosprawnosci', 'niepełnosprawn*, з інвалідністю, accessible, wheelchair'),
  of('features', 'basen', 'basen, basenem, басейн, басейном, swimming pool, pool, swimming'),
  of('features', 'parking-dla-rodzicow', 'parking, parkingiem, парковка, парковкою'),
  of('features', 'monitoring', 'monitoring, monitoringiem, відеоспостереження, cctv'),
  of('features', 'wlasna-kuchnia', 'własna kuchnia, własną kuchnią, власна кухня, власною кухнею, own kitchen'),
  of('features', 'posilki-wegetarianskie', 'wegetariańsk*, вегетаріанськ*, vegetarian'),
  of('features', 'klimatyzacja', 'klimatyzacja, klimatyzacją, кондиціонер, кондиціонером, air conditioning'),
  of('features', 'zajecia-lesne', 'leśne przedszkole, zajęcia leśne, лісовий садок, forest kindergarten, forest school'),

  of(
    'has_vacancies',
    '',
    `wolne miejsca, wolne miejsce, wolnymi miejscami, wolnych miejsc, вільні місця, вільними місцями, вільне місце, free places,
     free place, available places, places available, vacancies, vacancy`,
  ),
  of(
    'open_saturday',
    '',
    'w soboty, w sobotę, soboty, sobota, у суботу, по суботах, субота, on saturdays, on saturday, saturday, saturdays',
  ),
]
