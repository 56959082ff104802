import type { Language } from '#core/kernel/language.ts'

/** Sentences and words from which opinions of the demo are put together. */
export interface Phrases {
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
  readonly openings: readonly string[]
  /** Sentences of satisfied, mixed and dissatisfied parents. */
  readonly good: readonly string[]
  readonly mixed: readonly string[]
  readonly bad: readonly string[]
  readonly closings: Readonly<Record<'good' | 'mixed' | 'bad', readonly string[]>>
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  readonly answers: readonly string[]
}

const pl: Phrases = {
  firstNames: [
    'Anna',
    'Magda',
    'Kasia',
    'Tomasz',
    'Piotr',
    'Ewelina',
    'Marta',
    'Łukasz',
    'Agnieszka',
    'Paweł',
    'Joanna',
    'Monika',
    'Michał',
    'Ola',
  ],
  lastNames: [
    'Zielińska',
    'Mazur',
    'Wójcik',
    'Krawczyk',
    'Lis',
    'Pawlak',
    'Górska',
    'Sikora',
    'Baran',
    'Duda',
    'Szewczyk',
    'Tomczak',
    'Wrona',
    'Ćwik',
  ],
  openings: [
    'Syn chodzi tu drugi rok.',
    'Nasza córka zaczęła we wrześniu.',
    'Dwoje naszych dzieci chodziło do tej placówki.',
    'Trafiliśmy tu z polecenia sąsiadów.',
    'Zmieniliśmy placówkę w połowie roku i nie żałujemy decyzji.',
    'Wybraliśmy to miejsce ze względu na odległość od domu.',
    'Piszę po trzech miesiącach adaptacji.',
    'Szukaliśmy małej grupy i spokojnego miejsca.',
  ],
  good: [
    'Panie są cierpliwe i naprawdę lubią swoją pracę.',
    'Adaptacja była rozłożona na dwa tygodnie i mogliśmy zostać w sali.',
    'Posiłki gotują na miejscu, a jadłospis wisi przy wejściu na cały tydzień.',
    'Codziennie dostajemy krótką informację, jak minął dzień.',
    'Ogród jest duży, ogrodzony i zacieniony.',
    'Dzieci wychodzą na dwór także wtedy, gdy pada.',
    'Sale są jasne i czyste, a łazienki pachną świeżością.',
    'Logopeda przychodzi dwa razy w tygodniu i rozmawia z rodzicami.',
    'Kierowniczka odpisuje tego samego dnia.',
    'Zajęcia z rytmiki i angielskiego są w cenie czesnego.',
    'Przy alergii na mleko kuchnia przygotowuje osobne dania.',
    'Wieczorem mały sam opowiada, czego się nauczył.',
  ],
  mixed: [
    'W szatni bywa tłoczno, szczególnie koło ósmej.',
    'Zdjęcia z zajęć pojawiają się dopiero po kilku tygodniach.',
    'Zimą wyjścia do ogrodu są rzadsze, niż byśmy chcieli.',
    'Jedzenie jest poprawne, choć warzyw mogłoby być więcej.',
    'W ciągu roku zmieniła się jedna z opiekunek.',
    'Zapisy na zajęcia dodatkowe ruszają późno.',
    'Parkowanie rano to loteria.',
  ],
  bad: [
    'W jednym roku trzy razy zmieniała się opiekunka grupy.',
    'O odwołanych zajęciach dowiadywaliśmy się na miejscu.',
    'Podwieczorki to głównie słodkie bułki.',
    'Łazienka dla najmłodszych wymaga remontu.',
    'Na pytania wysłane mailem czeka się ponad tydzień.',
    'Grupa jest liczniejsza, niż nam obiecywano przy zapisach.',
    'Adaptacja trwała jeden dzień i córka długo ją przeżywała.',
  ],
  closings: {
    good: ['Polecamy z czystym sumieniem.', 'Gdybyśmy wybierali jeszcze raz, wybralibyśmy tak samo.', 'Zostajemy na kolejny rok.'],
    mixed: [
      'Ogólnie jesteśmy zadowoleni.',
      'Plusów jest jednak więcej niż minusów.',
      'Dla nas wystarczająco dobrze, ale warto przyjść i zobaczyć samemu.',
    ],
    bad: ['Szukamy teraz innego miejsca.', 'Liczymy, że dyrekcja coś z tym zrobi.', 'Oczekiwaliśmy więcej za taką cenę.'],
  },
  pros: [
    'Ciepła atmosfera',
    'Własna kuchnia',
    'Duży ogród',
    'Małe grupy',
    'Dobry kontakt z rodzicami',
    'Blisko przystanku',
    'Dużo zajęć',
    'Długie godziny otwarcia',
  ],
  cons: [
    'Trudno zaparkować',
    'Ciasna szatnia',
    'Mało warzyw w posiłkach',
    'Rzadkie zdjęcia',
    'Długa przerwa w sierpniu',
    'Częste zmiany kadry',
  ],
  answers: [
    'Dziękujemy za miłe słowa! Przekażemy je całemu zespołowi.',
    'Dziękujemy za opinię. Uwagę o szatni bierzemy do serca: od stycznia wydłużamy godziny przyjmowania dzieci.',
    'Cieszymy się, że adaptacja się udała. Do zobaczenia w ogrodzie!',
    'Dziękujemy za szczerość. Zmieniliśmy dostawcę pieczywa i chętnie pokażemy nowy jadłospis.',
    'Przykro nam z powodu tych doświadczeń. Zapraszamy na rozmowę, chcemy to naprawić.',
  ],
}

const ua: Phrases = {
  firstNames: ['Оксана', 'Ірина', 'Наталія', 'Андрій', 'Юлія', 'Олена', 'Тарас', 'Марина'],
  lastNames: ['Шевчук', 'Коваль', 'Бондар', 'Мельник', 'Ткач', 'Поліщук', 'Гнатюк'],
  openings: [
    'Ми переїхали до Польщі два роки тому, і донька ходить сюди з першого дня.',
    'Син почав ходити у вересні, не знаючи польської.',
    'Цей заклад нам порадили знайомі.',
    'Пишу після пів року відвідування.',
  ],
  good: [
    'Вихователі дуже терплячі й завжди знаходять час поговорити.',
    'Одна з виховательок говорить українською, тож адаптація минула спокійно.',
    'Їжа домашня, меню на тиждень висить біля входу.',
    'Діти щодня гуляють, майданчик великий і безпечний.',
    'У групі чисто, світло, іграшки в доброму стані.',
    'За три місяці дитина заговорила польською.',
    'Про кожну подію попереджають заздалегідь.',
  ],
  mixed: ['Зранку в роздягальні тісно.', 'Хотілося б більше овочів у меню.', 'Оголошення є лише польською.', 'Припаркуватися поруч важко.'],
  bad: [
    'За рік тричі змінилася вихователька.',
    'На листи відповідають дуже довго.',
    'Прогулянки взимку бувають рідко.',
    'Група більша, ніж нам обіцяли.',
  ],
  closings: {
    good: ['Щиро рекомендуємо.', 'Дитина біжить до садочка з радістю.', 'Дякуємо всьому колективу.'],
    mixed: ['Загалом ми задоволені.', 'Плюсів усе ж більше.'],
    bad: ['Шукаємо інше місце.', 'Сподіваємося, що щось зміниться.'],
  },
  pros: ['Уважні вихователі', 'Смачна їжа', 'Великий двір', 'Допомога з мовою', 'Зручний графік'],
  cons: ['Мало місць для паркування', 'Тісна роздягальня', 'Мало овочів'],
  answers: ['Дякуємо за теплі слова! Нам дуже приємно.', 'Дякуємо за відгук. Оголошення тепер вішаємо також українською.'],
}

const en: Phrases = {
  firstNames: ['Emma', 'Daniel', 'Priya', 'Marco', 'Sofia', 'Liam'],
  lastNames: ['Brown', 'Rossi', 'Patel', 'Murphy', 'Novak', 'Schmidt'],
  openings: [
    'We moved here for work and our daughter has been going for a year.',
    'Our son started in September without a word of Polish.',
    'A colleague recommended this place to us.',
    'Writing after six months.',
  ],
  good: [
    'The teachers are patient and greet every child by name.',
    'Settling in took two weeks and we could stay in the room.',
    'Meals are cooked on site and the menu is posted every Monday.',
    'There is a big shaded garden and they use it in any weather.',
    'The staff happily switch to English when we get stuck.',
    'The rooms are bright, clean and not overfull with toys.',
    'We get a short note about every day.',
  ],
  mixed: [
    'The cloakroom gets crowded around eight.',
    'Most announcements are in Polish only.',
    'Parking in the morning is a lottery.',
    'A bit more fruit would be nice.',
  ],
  bad: [
    'Our group had three different teachers in one year.',
    'E-mails stay unanswered for more than a week.',
    'The group is larger than we were told.',
    'In winter they rarely go out.',
  ],
  closings: {
    good: ['Warmly recommended.', 'We would choose it again.'],
    mixed: ['All in all we are happy.', 'The good outweighs the rest.'],
    bad: ['We are looking for another place.', 'We expected more for the fee.'],
  },
  pros: ['Kind teachers', 'Own kitchen', 'Big garden', 'English spoken', 'Long opening hours'],
  cons: ['Hard to park', 'Crowded cloakroom', 'Notices in Polish only'],
  answers: [
    'Thank you for your kind words! We passed them on to the whole team.',
    'Thank you. We now post our notices in English as well.',
  ],
}

/** Phrases by language. */
export const phrases: Readonly<Record<Language, Phrases>> = { pl, ua, en }
