/** Cities of Russia, one per line, tab-separated. An id is the line number below the header: append new cities. */
export const citiesTable = `name_ru	name_en	region_ru	region_en	population	latitude	longitude
Адыгейск	Adygeysk	Адыгея	Adygea	13175	44.8845	39.192
Майкоп	Maykop	Адыгея	Adygea	143385	44.611	40.111
Горно-Алтайск	Gorno-Altaysk	Алтай	Altai Republic	65342	51.96	85.96
Алейск	Aleysk	Алтайский край	Altai Krai	25380	52.5	82.7833
Барнаул	Barnaul	Алтайский край	Altai Krai	630877	53.3474	83.7783
Белокуриха	Belokurikha	Алтайский край	Altai Krai	14735	52.0	84.9833
Бийск	Biysk	Алтайский край	Altai Krai	183852	52.5167	85.1667
Горняк	Gornyak	Алтайский край	Altai Krai	10112	50.993	81.4679
Заринск	Zarinsk	Алтайский край	Altai Krai	41272	53.7	84.9167
Змеиногорск	Zmeinogorsk	Алтайский край	Altai Krai	9410	51.1667	82.1667
Камень-на-Оби	Kamen-na-Obi	Алтайский край	Altai Krai	32385	53.7919	81.3486
Новоалтайск	Novoaltaysk	Алтайский край	Altai Krai	73049	53.4	83.9333
Рубцовск	Rubtsovsk	Алтайский край	Altai Krai	126834	51.5272	81.2188
Славгород	Slavgorod	Алтайский край	Altai Krai	27900	53.0	78.65
Яровое	Yarovoye	Алтайский край	Altai Krai	16424	52.9333	78.5833
Белогорск	Belogorsk	Амурская область	Amur Oblast	61440	50.9167	128.4833
Благовещенск	Blagoveshchensk	Амурская область	Amur Oblast	241437	50.2578	127.5364
Завитинск	Zavitinsk	Амурская область	Amur Oblast	9615	50.1167	129.4333
Зея	Zeya	Амурская область	Amur Oblast	19414	53.7333	127.25
Райчихинск	Raychikhinsk	Амурская область	Amur Oblast	15797	49.8	129.4
Свободный	Svobodny	Амурская область	Amur Oblast	48517	51.3833	128.1333
Сковородино	Skovorodino	Амурская область	Amur Oblast	7057	53.9833	123.9333
Тында	Tynda	Амурская область	Amur Oblast	28625	55.15	124.7167
Циолковский	Tsiolkovsky	Амурская область	Amur Oblast	7194	51.7603	128.1212
Шимановск	Shimanovsk	Амурская область	Amur Oblast	16488	52.0	127.6667
Архангельск	Arkhangelsk	Архангельская область	Arkhangelsk Oblast	301199	64.55	40.5333
Вельск	Velsk	Архангельская область	Arkhangelsk Oblast	21613	61.0667	42.1
Каргополь	Kargopol	Архангельская область	Arkhangelsk Oblast	8849	61.5	38.9333
Коряжма	Koryazhma	Архангельская область	Arkhangelsk Oblast	34523	61.3	47.1667
Котлас	Kotlas	Архангельская область	Arkhangelsk Oblast	56093	61.25	46.65
Мезень	Mezen	Архангельская область	Arkhangelsk Oblast	2874	65.85	44.2333
Мирный	Mirny	Архангельская область	Arkhangelsk Oblast	27262	62.7603	40.3353
Новодвинск	Novodvinsk	Архангельская область	Arkhangelsk Oblast	33294	64.4167	40.8167
Няндома	Nyandoma	Архангельская область	Arkhangelsk Oblast	18473	61.6667	40.2
Онега	Onega	Архангельская область	Arkhangelsk Oblast	16947	63.9167	38.0833
Северодвинск	Severodvinsk	Архангельская область	Arkhangelsk Oblast	157213	64.5667	39.85
Сольвычегодск	Solvychegodsk	Архангельская область	Arkhangelsk Oblast	1952	61.3333	46.9167
Шенкурск	Shenkursk	Архангельская область	Arkhangelsk Oblast	4600	62.1	42.9
Астрахань	Astrakhan	Астраханская область	Astrakhan Oblast	475629	46.3333	48.0333
Ахтубинск	Akhtubinsk	Астраханская область	Astrakhan Oblast	35635	48.2833	46.1667
Знаменск	Znamensk	Астраханская область	Astrakhan Oblast	24628	48.5833	45.75
Камызяк	Kamyzyak	Астраханская область	Astrakhan Oblast	16154	46.1156	48.0769
Нариманов	Narimanov	Астраханская область	Astrakhan Oblast	11104	46.6833	47.85
Харабали	Kharabali	Астраханская область	Astrakhan Oblast	18514	47.4	47.25
Агидель	Agidel	Башкортостан	Bashkortostan	14219	55.9	53.9333
Баймак	Baymak	Башкортостан	Bashkortostan	17833	52.5833	58.3167
Белебей	Belebey	Башкортостан	Bashkortostan	59195	54.1	54.1333
Белорецк	Beloretsk	Башкортостан	Bashkortostan	64525	53.9667	58.4
Бирск	Birsk	Башкортостан	Bashkortostan	44295	55.4167	55.5333
Благовещенск	Blagoveshchensk	Башкортостан	Bashkortostan	35481	55.0333	55.9833
Давлеканово	Davlekanovo	Башкортостан	Bashkortostan	21834	54.2167	55.0333
Дюртюли	Dyurtyuli	Башкортостан	Bashkortostan	31185	55.4833	54.8667
Ишимбай	Ishimbay	Башкортостан	Bashkortostan	64041	53.4544	56.0439
Кумертау	Kumertau	Башкортостан	Bashkortostan	57949	52.7667	55.7833
Межгорье	Mezhgorye	Башкортостан	Bashkortostan	15697	54.2417	57.9678
Мелеуз	Meleuz	Башкортостан	Bashkortostan	56505	52.95	55.9333
Нефтекамск	Neftekamsk	Башкортостан	Bashkortostan	131942	56.0889	54.2464
Октябрьский	Oktyabrsky	Башкортостан	Bashkortostan	115557	54.4833	53.4833
Салават	Salavat	Башкортостан	Bashkortostan	148575	53.3667	55.9333
Сибай	Sibay	Башкортостан	Bashkortostan	56514	52.7	58.65
Стерлитамак	Sterlitamak	Башкортостан	Bashkortostan	277410	53.6333	55.95
Туймазы	Tuymazy	Башкортостан	Bashkortostan	68349	54.6	53.7
Уфа	Ufa	Башкортостан	Bashkortostan	1144809	54.7333	55.9667
Учалы	Uchaly	Башкортостан	Bashkortostan	36175	54.3167	59.3833
Янаул	Yanaul	Башкортостан	Bashkortostan	25908	56.2667	54.9333
Алексеевка	Alexeyevka	Белгородская область	Belgorod Oblast	36578	50.63	38.6864
Белгород	Belgorod	Белгородская область	Belgorod Oblast	339978	50.6	36.6
Бирюч	Biryuch	Белгородская область	Belgorod Oblast	7114	50.65	38.4
Валуйки	Valuyki	Белгородская область	Belgorod Oblast	33032	50.1833	38.1167
Грайворон	Grayvoron	Белгородская область	Belgorod Oblast	6179	50.4833	35.6667
Губкин	Gubkin	Белгородская область	Belgorod Oblast	85225	51.2833	37.55
Короча	Korocha	Белгородская область	Belgorod Oblast	5623	50.8136	37.1814
Новый Оскол	Novy Oskol	Белгородская область	Belgorod Oblast	18359	50.7667	37.8667
Старый Оскол	Stary Oskol	Белгородская область	Belgorod Oblast	221676	51.2981	37.835
Строитель	Stroitel	Белгородская область	Belgorod Oblast	23780	50.7833	36.4833
Шебекино	Shebekino	Белгородская область	Belgorod Oblast	39680	50.4078	36.8969
Брянск	Bryansk	Брянская область	Bryansk Oblast	379152	53.25	34.3667
Дятьково	Dyatkovo	Брянская область	Bryansk Oblast	25255	53.6	34.3333
Жуковка	Zhukovka	Брянская область	Bryansk Oblast	17628	53.5333	33.7333
Злынка	Zlynka	Брянская область	Bryansk Oblast	5270	52.4333	31.7333
Карачев	Karachev	Брянская область	Bryansk Oblast	17449	53.1167	34.9833
Клинцы	Klintsy	Брянская область	Bryansk Oblast	63059	52.7528	32.2361
Мглин	Mglin	Брянская область	Bryansk Oblast	6919	53.0611	32.8483
Новозыбков	Novozybkov	Брянская область	Bryansk Oblast	38680	52.5333	31.9333
Почеп	Pochep	Брянская область	Bryansk Oblast	14991	52.9333	33.45
Севск	Sevsk	Брянская область	Bryansk Oblast	6732	52.15	34.4939
Сельцо	Seltso	Брянская область	Bryansk Oblast	15906	53.3694	34.1
Стародуб	Starodub	Брянская область	Bryansk Oblast	17687	52.5833	32.7667
Сураж	Surazh	Брянская область	Bryansk Oblast	11176	53.0167	32.4
Трубчевск	Trubchevsk	Брянская область	Bryansk Oblast	13287	52.5833	33.7667
Унеча	Unecha	Брянская область	Bryansk Oblast	24274	52.85	32.6833
Фокино	Fokino	Брянская область	Bryansk Oblast	12538	53.45	34.4167
Бабушкин	Babushkin	Бурятия	Buryatia	4368	51.7167	105.8667
Гусиноозёрск	Gusinoozyorsk	Бурятия	Buryatia	24451	51.2856	106.5292
Закаменск	Zakamensk	Бурятия	Buryatia	11365	50.3833	103.2833
Кяхта	Kyakhta	Бурятия	Buryatia	17877	50.35	106.45
Северобайкальск	Severobaykalsk	Бурятия	Buryatia	24233	55.6333	109.3167
Улан-Удэ	Ulan-Ude	Бурятия	Buryatia	437565	51.8333	107.6167
Александров	Alexandrov	Владимирская область	Vladimir Oblast	57053	56.3936	38.715
Владимир	Vladimir	Владимирская область	Vladimir Oblast	349951	56.1333	40.4167
Вязники	Vyazniki	Владимирская область	Vladimir Oblast	36203	56.2433	42.1292
Гороховец	Gorokhovets	Владимирская область	Vladimir Oblast	12666	56.2028	42.6925
Гусь-Хрустальный	Gus-Khrustalny	Владимирская область	Vladimir Oblast	51552	55.6167	40.65
Камешково	Kameshkovo	Владимирская область	Vladimir Oblast	12028	56.3492	40.9978
Карабаново	Karabanovo	Владимирская область	Vladimir Oblast	13150	56.3089	38.7014
Киржач	Kirzhach	Владимирская область	Vladimir Oblast	27318	56.15	38.8667
Ковров	Kovrov	Владимирская область	Vladimir Oblast	132417	56.3606	41.3197
Кольчугино	Kolchugino	Владимирская область	Vladimir Oblast	39410	56.3	39.3833
Костерёво	Kosteryovo	Владимирская область	Vladimir Oblast	7113	55.9333	39.6333
Курлово	Kurlovo	Владимирская область	Vladimir Oblast	6309	55.45	40.6167
Лакинск	Lakinsk	Владимирская область	Vladimir Oblast	12861	56.0169	39.9494
Меленки	Melenki	Владимирская область	Vladimir Oblast	13407	55.3333	41.6333
Муром	Murom	Владимирская область	Vladimir Oblast	107497	55.5725	42.0514
Петушки	Petushki	Владимирская область	Vladimir Oblast	13317	55.9333	39.4667
Покров	Pokrov	Владимирская область	Vladimir Oblast	17747	55.9178	39.175
Радужный	Raduzhny	Владимирская область	Vladimir Oblast	17569	55.9978	40.3297
Собинка	Sobinka	Владимирская область	Vladimir Oblast	17444	55.99	40.0167
Струнино	Strunino	Владимирская область	Vladimir Oblast	11774	56.3733	38.585
Судогда	Sudogda	Владимирская область	Vladimir Oblast	10408	55.95	40.8667
Суздаль	Suzdal	Владимирская область	Vladimir Oblast	9286	56.4211	40.4489
Юрьев-Польский	Yuryev-Polsky	Владимирская область	Vladimir Oblast	17276	56.5	39.6833
Волгоград	Volgograd	Волгоградская область	Volgograd Oblast	1028036	48.7117	44.5139
Волжский	Volzhsky	Волгоградская область	Volgograd Oblast	321479	48.7833	44.7667
Дубовка	Dubovka	Волгоградская область	Volgograd Oblast	14779	49.05	44.8333
Жирновск	Zhirnovsk	Волгоградская область	Volgograd Oblast	15555	50.9803	44.7808
Калач-на-Дону	Kalach-na-Donu	Волгоградская область	Volgograd Oblast	24277	48.6833	43.5333
Камышин	Kamyshin	Волгоградская область	Volgograd Oblast	107927	50.0833	45.4
Котельниково	Kotelnikovo	Волгоградская область	Volgograd Oblast	22016	47.6333	43.1333
Котово	Kotovo	Волгоградская область	Volgograd Oblast	21028	50.3167	44.8
Краснослободск	Krasnoslobodsk	Волгоградская область	Volgograd Oblast	16545	48.7	44.5667
Ленинск	Leninsk	Волгоградская область	Volgograd Oblast	13391	48.7	45.2
Михайловка	Mikhaylovka	Волгоградская область	Volgograd Oblast	56031	50.0667	43.2333
Николаевск	Nikolayevsk	Волгоградская область	Volgograd Oblast	13460	50.0272	45.4631
Новоаннинский	Novoanninsky	Волгоградская область	Volgograd Oblast	15351	50.5167	42.6667
Палласовка	Pallasovka	Волгоградская область	Volgograd Oblast	14966	50.05	46.8833
Петров Вал	Petrov Val	Волгоградская область	Volgograd Oblast	12526	50.1333	45.2167
Серафимович	Serafimovich	Волгоградская область	Volgograd Oblast	8633	49.5833	42.7333
Суровикино	Surovikino	Волгоградская область	Volgograd Oblast	18227	48.6	42.85
Урюпинск	Uryupinsk	Волгоградская область	Volgograd Oblast	36669	50.8	42.0167
Фролово	Frolovo	Волгоградская область	Volgograd Oblast	35661	49.7667	43.65
Бабаево	Babayevo	Вологодская область	Vologda Oblast	11739	59.3833	35.95
Белозерск	Belozersk	Вологодская область	Vologda Oblast	8375	60.0333	37.7833
Великий Устюг	Veliky Ustyug	Вологодская область	Vologda Oblast	28670	60.7589	46.3039
Вологда	Vologda	Вологодская область	Vologda Oblast	313944	59.2167	39.9
Вытегра	Vytegra	Вологодская область	Vologda Oblast	10386	61.0	36.45
Грязовец	Gryazovets	Вологодская область	Vologda Oblast	14505	58.8833	40.25
Кадников	Kadnikov	Вологодская область	Vologda Oblast	4106	59.5	40.3333
Кириллов	Kirillov	Вологодская область	Vologda Oblast	7149	59.8667	38.3833
Красавино	Krasavino	Вологодская область	Vologda Oblast	5601	60.9667	46.4833
Никольск	Nikolsk	Вологодская область	Vologda Oblast	7661	59.5333	45.45
Сокол	Sokol	Вологодская область	Vologda Oblast	34742	59.4667	40.1167
Тотьма	Totma	Вологодская область	Vologda Oblast	8669	59.9833	42.7667
Устюжна	Ustyuzhna	Вологодская область	Vologda Oblast	7843	58.8333	36.4333
Харовск	Kharovsk	Вологодская область	Vologda Oblast	8389	59.95	40.2
Череповец	Cherepovets	Вологодская область	Vologda Oblast	305185	59.1167	37.9
Бобров	Bobrov	Воронежская область	Voronezh Oblast	20871	51.0944	40.0322
Богучар	Boguchar	Воронежская область	Voronezh Oblast	14370	49.9333	40.55
Борисоглебск	Borisoglebsk	Воронежская область	Voronezh Oblast	60687	51.3667	42.0833
Бутурлиновка	Buturlinovka	Воронежская область	Voronezh Oblast	24397	50.825	40.5889
Воронеж	Voronezh	Воронежская область	Voronezh Oblast	1057681	51.6717	39.2106
Калач	Kalach	Воронежская область	Voronezh Oblast	17624	50.4258	41.0156
Лиски	Liski	Воронежская область	Voronezh Oblast	54147	50.9822	39.4994
Нововоронеж	Novovoronezh	Воронежская область	Voronezh Oblast	30658	51.3167	39.2167
Новохопёрск	Novokhopyorsk	Воронежская область	Voronezh Oblast	5948	51.1	41.6167
Острогожск	Ostrogozhsk	Воронежская область	Voronezh Oblast	31699	50.8667	39.0667
Павловск	Pavlovsk	Воронежская область	Voronezh Oblast	22384	50.45	40.0667
Поворино	Povorino	Воронежская область	Voronezh Oblast	16417	51.2	42.25
Россошь	Rossosh	Воронежская область	Voronezh Oblast	60879	50.2	39.5833
Семилуки	Semiluki	Воронежская область	Voronezh Oblast	27938	51.6833	39.0333
Эртиль	Ertil	Воронежская область	Voronezh Oblast	10024	51.8333	40.8
Буйнакск	Buynaksk	Дагестан	Dagestan	68121	42.8167	47.1167
Дагестанские Огни	Dagestanskiye Ogni	Дагестан	Dagestan	31412	42.1167	48.2
Дербент	Derbent	Дагестан	Dagestan	124953	42.0698	48.295
Избербаш	Izberbash	Дагестан	Dagestan	55996	42.5667	47.8667
Каспийск	Kaspiysk	Дагестан	Dagestan	121140	42.8833	47.6333
Кизилюрт	Kizilyurt	Дагестан	Dagestan	38335	43.2	46.8667
Кизляр	Kizlyar	Дагестан	Dagestan	49999	43.8502	46.717
Махачкала	Makhachkala	Дагестан	Dagestan	623254	42.9833	47.5
Хасавюрт	Khasavyurt	Дагестан	Dagestan	155144	43.2499	46.5832
Южно-Сухокумск	Yuzhno-Sukhokumsk	Дагестан	Dagestan	10503	44.6667	45.65
Биробиджан	Birobidzhan	Еврейская АО	Jewish Autonomous Oblast	70064	48.7833	132.9333
Облучье	Obluchye	Еврейская АО	Jewish Autonomous Oblast	7959	49.0	131.05
Балей	Baley	Забайкальский край	Zabaykalsky Krai	10286	51.5769	116.6492
Борзя	Borzya	Забайкальский край	Zabaykalsky Krai	29596	50.3833	116.5333
Краснокаменск	Krasnokamensk	Забайкальский край	Zabaykalsky Krai	51137	50.1	118.0333
Могоча	Mogocha	Забайкальский край	Zabaykalsky Krai	12390	53.7333	119.7667
Нерчинск	Nerchinsk	Забайкальский край	Zabaykalsky Krai	15290	51.9833	116.5833
Петровск-Забайкальский	Petrovsk-Zabaykalsky	Забайкальский край	Zabaykalsky Krai	15015	51.2833	108.8333
Сретенск	Sretensk	Забайкальский край	Zabaykalsky Krai	6093	52.25	117.7167
Хилок	Khilok	Забайкальский край	Zabaykalsky Krai	9948	51.35	110.45
Чита	Chita	Забайкальский край	Zabaykalsky Krai	334427	52.0333	113.5
Шилка	Shilka	Забайкальский край	Zabaykalsky Krai	12046	51.85	116.0333
Вичуга	Vichuga	Ивановская область	Ivanovo Oblast	30694	57.2	41.9167
Гаврилов Посад	Gavrilov Posad	Ивановская область	Ivanovo Oblast	5429	56.5667	40.1167
Заволжск	Zavolzhsk	Ивановская область	Ivanovo Oblast	8896	57.4833	42.1333
Иваново	Ivanovo	Ивановская область	Ivanovo Oblast	361644	56.9967	40.9819
Кинешма	Kineshma	Ивановская область	Ivanovo Oblast	77694	57.45	42.15
Комсомольск	Komsomolsk	Ивановская область	Ivanovo Oblast	8364	57.0333	40.3833
Кохма	Kokhma	Ивановская область	Ivanovo Oblast	30940	56.9333	41.0833
Наволоки	Navoloki	Ивановская область	Ivanovo Oblast	8167	57.4667	41.9667
Плёс	Plyos	Ивановская область	Ivanovo Oblast	1896	57.45	41.5
Приволжск	Privolzhsk	Ивановская область	Ivanovo Oblast	14332	57.3833	41.2833
Пучеж	Puchezh	Ивановская область	Ivanovo Oblast	6879	56.9833	43.1667
Родники	Rodniki	Ивановская область	Ivanovo Oblast	24101	57.1	41.7333
Тейково	Teykovo	Ивановская область	Ivanovo Oblast	31305	56.85	40.55
Фурманов	Furmanov	Ивановская область	Ivanovo Oblast	29715	57.25	41.1
Шуя	Shuya	Ивановская область	Ivanovo Oblast	55225	56.85	41.3667
Южа	Yuzha	Ивановская область	Ivanovo Oblast	12957	56.5833	42.0167
Юрьевец	Yuryevets	Ивановская область	Ivanovo Oblast	7899	57.3167	43.1
Карабулак	Karabulak	Ингушетия	Ingushetia	43037	43.3063	44.9098
Магас	Magas	Ингушетия	Ingushetia	15271	43.1667	44.8167
Малгобек	Malgobek	Ингушетия	Ingushetia	36480	43.5089	44.5856
Назрань	Nazran	Ингушетия	Ingushetia	122350	43.2167	44.7667
Сунжа	Sunzha	Ингушетия	Ingushetia	62078	43.3135	45.0516
Алзамай	Alzamay	Иркутская область	Irkutsk Oblast	5373	55.55	98.6667
Ангарск	Angarsk	Иркутская область	Irkutsk Oblast	221296	52.5667	103.9167
Байкальск	Baykalsk	Иркутская область	Irkutsk Oblast	13199	51.5172	104.1561
Бирюсинск	Biryusinsk	Иркутская область	Irkutsk Oblast	8632	55.95	97.8167
Бодайбо	Bodaybo	Иркутская область	Irkutsk Oblast	8921	57.85	114.2
Братск	Bratsk	Иркутская область	Irkutsk Oblast	224071	56.152	101.633
Вихоревка	Vikhorevka	Иркутская область	Irkutsk Oblast	21719	56.1167	101.1667
Железногорск-Илимский	Zheleznogorsk-Ilimsky	Иркутская область	Irkutsk Oblast	21621	56.5833	104.1167
Зима	Zima	Иркутская область	Irkutsk Oblast	30640	53.9167	102.05
Иркутск	Irkutsk	Иркутская область	Irkutsk Oblast	617264	52.2833	104.3
Киренск	Kirensk	Иркутская область	Irkutsk Oblast	10998	57.7833	108.1
Нижнеудинск	Nizhneudinsk	Иркутская область	Irkutsk Oblast	29995	54.9	99.0167
Саянск	Sayansk	Иркутская область	Irkutsk Oblast	35561	54.1167	102.1667
Свирск	Svirsk	Иркутская область	Irkutsk Oblast	15485	53.0833	103.3333
Слюдянка	Slyudyanka	Иркутская область	Irkutsk Oblast	18058	51.6667	103.7
Тайшет	Tayshet	Иркутская область	Irkutsk Oblast	34491	55.9333	98.0167
Тулун	Tulun	Иркутская область	Irkutsk Oblast	38440	54.5667	100.5667
Усолье-Сибирское	Usolye-Sibirskoye	Иркутская область	Irkutsk Oblast	74762	52.75	103.65
Усть-Илимск	Ust-Ilimsk	Иркутская область	Irkutsk Oblast	79570	58.0	102.6667
Усть-Кут	Ust-Kut	Иркутская область	Irkutsk Oblast	36918	56.8	105.8333
Черемхово	Cheremkhovo	Иркутская область	Irkutsk Oblast	53958	53.15	103.0667
Шелехов	Shelekhov	Иркутская область	Irkutsk Oblast	41998	52.2	104.1
Баксан	Baksan	Кабардино-Балкария	Kabardino-Balkaria	39593	43.6833	43.5333
Майский	Maysky	Кабардино-Балкария	Kabardino-Balkaria	26632	43.6305	44.0677
Нальчик	Nalchik	Кабардино-Балкария	Kabardino-Balkaria	247054	43.4853	43.6071
Нарткала	Nartkala	Кабардино-Балкария	Kabardino-Balkaria	33203	43.5567	43.8622
Прохладный	Prokhladny	Кабардино-Балкария	Kabardino-Balkaria	59938	43.7501	44.0333
Терек	Terek	Кабардино-Балкария	Kabardino-Balkaria	19948	43.4833	44.1389
Тырныауз	Tyrnyauz	Кабардино-Балкария	Kabardino-Balkaria	22056	43.3893	42.9189
Чегем	Chegem	Кабардино-Балкария	Kabardino-Balkaria	20736	43.5667	43.5833
Багратионовск	Bagrationovsk	Калининградская область	Kaliningrad Oblast	6417	54.3833	20.6333
Балтийск	Baltiysk	Калининградская область	Kaliningrad Oblast	26796	54.65	19.9167
Гвардейск	Gvardeysk	Калининградская область	Kaliningrad Oblast	14122	54.65	21.0667
Гурьевск	Guryevsk	Калининградская область	Kaliningrad Oblast	26760	54.7667	20.6
Гусев	Gusev	Калининградская область	Kaliningrad Oblast	29234	54.5833	22.2
Зеленоградск	Zelenogradsk	Калининградская область	Kaliningrad Oblast	16625	54.95	20.4833
Калининград	Kaliningrad	Калининградская область	Kaliningrad Oblast	490449	54.7167	20.5
Краснознаменск	Krasnoznamensk	Калининградская область	Kaliningrad Oblast	3419	54.95	22.5
Ладушкин	Ladushkin	Калининградская область	Kaliningrad Oblast	3666	54.5667	20.1667
Мамоново	Mamonovo	Калининградская область	Kaliningrad Oblast	8314	54.4667	19.9333
Неман	Neman	Калининградская область	Kaliningrad Oblast	9255	55.0333	22.0333
Нестеров	Nesterov	Калининградская область	Kaliningrad Oblast	3336	54.6333	22.5667
Озёрск	Ozyorsk	Калининградская область	Kaliningrad Oblast	4152	54.4167	22.0167
Пионерский	Pionersky	Калининградская область	Kaliningrad Oblast	12794	54.95	20.2167
Полесск	Polessk	Калининградская область	Kaliningrad Oblast	6926	54.8667	21.1
Правдинск	Pravdinsk	Калининградская область	Kaliningrad Oblast	3986	54.45	21.0167
Приморск	Primorsk	Калининградская область	Kaliningrad Oblast	1436	54.7333	20.0
Светлогорск	Svetlogorsk	Калининградская область	Kaliningrad Oblast	16207	54.9394	20.1565
Светлый	Svetly	Калининградская область	Kaliningrad Oblast	21114	54.6833	20.1333
Славск	Slavsk	Калининградская область	Kaliningrad Oblast	4153	55.05	21.6667
Советск	Sovetsk	Калининградская область	Kaliningrad Oblast	38910	55.0833	21.8833
Черняховск	Chernyakhovsk	Калининградская область	Kaliningrad Oblast	36128	54.6333	21.8167
Городовиковск	Gorodovikovsk	Калмыкия	Kalmykia	8285	46.0833	41.9333
Лагань	Lagan	Калмыкия	Kalmykia	13834	45.3925	47.355
Элиста	Elista	Калмыкия	Kalmykia	102583	46.3167	44.2667
Балабаново	Balabanovo	Калужская область	Kaluga Oblast	29029	55.1833	36.65
Белоусово	Belousovo	Калужская область	Kaluga Oblast	10946	55.0917	36.6667
Боровск	Borovsk	Калужская область	Kaluga Oblast	12598	55.2	36.4833
Ермолино	Yermolino	Калужская область	Kaluga Oblast	10809	55.2056	36.57
Жиздра	Zhizdra	Калужская область	Kaluga Oblast	5545	53.7503	34.7361
Жуков	Zhukov	Калужская область	Kaluga Oblast	16224	55.0333	36.75
Калуга	Kaluga	Калужская область	Kaluga Oblast	337058	54.5333	36.2667
Киров	Kirov	Калужская область	Kaluga Oblast	28097	54.0833	34.3
Козельск	Kozelsk	Калужская область	Kaluga Oblast	16759	54.0333	35.7833
Кондрово	Kondrovo	Калужская область	Kaluga Oblast	15734	54.8	35.9333
Кремёнки	Kremyonki	Калужская область	Kaluga Oblast	11745	54.8892	37.1233
Людиново	Lyudinovo	Калужская область	Kaluga Oblast	35874	53.8667	34.4667
Малоярославец	Maloyaroslavets	Калужская область	Kaluga Oblast	41836	55.0	36.4667
Медынь	Medyn	Калужская область	Kaluga Oblast	8200	54.9667	35.8667
Мещовск	Meshchovsk	Калужская область	Kaluga Oblast	3810	54.3167	35.2833
Мосальск	Mosalsk	Калужская область	Kaluga Oblast	4234	54.4833	34.9833
Обнинск	Obninsk	Калужская область	Kaluga Oblast	125376	55.1	36.6167
Сосенский	Sosensky	Калужская область	Kaluga Oblast	11413	54.05	35.9667
Спас-Деменск	Spas-Demensk	Калужская область	Kaluga Oblast	4569	54.4098	34.019
Сухиничи	Sukhinichi	Калужская область	Kaluga Oblast	14806	54.1	35.35
Таруса	Tarusa	Калужская область	Kaluga Oblast	9918	54.7167	37.1833
Юхнов	Yukhnov	Калужская область	Kaluga Oblast	6610	54.75	35.2333
Вилючинск	Vilyuchinsk	Камчатский край	Kamchatka Krai	21774	52.9333	158.4
Елизово	Yelizovo	Камчатский край	Kamchatka Krai	36240	53.1833	158.3833
Петропавловск-Камчатский	Petropavlovsk-Kamchatsky	Камчатский край	Kamchatka Krai	164900	53.0167	158.65
Карачаевск	Karachayevsk	Карачаево-Черкесия	Karachay-Cherkessia	23867	43.7697	41.9114
Теберда	Teberda	Карачаево-Черкесия	Karachay-Cherkessia	9020	43.4494	41.7438
Усть-Джегута	Ust-Dzheguta	Карачаево-Черкесия	Karachay-Cherkessia	31137	44.0861	41.9719
Черкесск	Cherkessk	Карачаево-Черкесия	Karachay-Cherkessia	113226	44.2139	42.0443
Беломорск	Belomorsk	Карелия	Karelia	7708	64.5167	34.7667
Кемь	Kem	Карелия	Karelia	10018	64.95	34.6
Кондопога	Kondopoga	Карелия	Karelia	25851	62.2	34.2667
Костомукша	Kostomuksha	Карелия	Karelia	26048	64.5833	30.6
Лахденпохья	Lakhdenpokhya	Карелия	Karelia	5952	61.5167	30.2
Медвежьегорск	Medvezhyegorsk	Карелия	Karelia	11962	62.9167	34.45
Олонец	Olonets	Карелия	Karelia	7663	60.9833	32.9667
Петрозаводск	Petrozavodsk	Карелия	Karelia	234897	61.7961	34.3492
Питкяранта	Pitkyaranta	Карелия	Karelia	8340	61.5667	31.4833
Пудож	Pudozh	Карелия	Karelia	7356	61.8	36.5333
Сегежа	Segezha	Карелия	Karelia	23543	63.7333	34.3167
Сортавала	Sortavala	Карелия	Karelia	14867	61.7	30.6667
Суоярви	Suoyarvi	Карелия	Karelia	7190	62.0833	32.3667
Анжеро-Судженск	Anzhero-Sudzhensk	Кемеровская область	Kemerovo Oblast	66583	56.0833	86.0333
Белово	Belovo	Кемеровская область	Kemerovo Oblast	68542	54.4167	86.3
Берёзовский	Beryozovsky	Кемеровская область	Kemerovo Oblast	44932	55.6667	86.25
Гурьевск	Guryevsk	Кемеровская область	Kemerovo Oblast	22134	54.2833	85.9333
Калтан	Kaltan	Кемеровская область	Kemerovo Oblast	21752	53.5167	87.2667
Кемерово	Kemerovo	Кемеровская область	Kemerovo Oblast	557119	55.3542	86.0897
Киселёвск	Kiselyovsk	Кемеровская область	Kemerovo Oblast	83431	53.9833	86.7
Ленинск-Кузнецкий	Leninsk-Kuznetsky	Кемеровская область	Kemerovo Oblast	92244	54.65	86.1667
Мариинск	Mariinsk	Кемеровская область	Kemerovo Oblast	40779	56.2167	87.75
Междуреченск	Mezhdurechensk	Кемеровская область	Kemerovo Oblast	96174	53.6833	88.05
Мыски	Myski	Кемеровская область	Kemerovo Oblast	40109	53.7	87.8167
Новокузнецк	Novokuznetsk	Кемеровская область	Kemerovo Oblast	537480	53.7333	87.0833
Осинники	Osinniki	Кемеровская область	Kemerovo Oblast	40367	53.6167	87.3333
Полысаево	Polysayevo	Кемеровская область	Kemerovo Oblast	25631	54.6	86.2833
Прокопьевск	Prokopyevsk	Кемеровская область	Kemerovo Oblast	177819	53.8833	86.7167
Салаир	Salair	Кемеровская область	Kemerovo Oblast	7088	54.2333	85.8
Тайга	Tayga	Кемеровская область	Kemerovo Oblast	22375	56.0667	85.6167
Таштагол	Tashtagol	Кемеровская область	Kemerovo Oblast	21980	52.7667	87.8667
Топки	Topki	Кемеровская область	Kemerovo Oblast	27158	55.2833	85.6167
Юрга	Yurga	Кемеровская область	Kemerovo Oblast	79693	55.7333	84.9
Белая Холуница	Belaya Kholunitsa	Кировская область	Kirov Oblast	9659	58.8333	50.85
Вятские Поляны	Vyatskiye Polyany	Кировская область	Kirov Oblast	29742	56.2184	51.0686
Зуевка	Zuyevka	Кировская область	Kirov Oblast	9767	58.4033	51.1304
Киров	Kirov	Кировская область	Kirov Oblast	468212	58.6	49.65
Кирово-Чепецк	Kirovo-Chepetsk	Кировская область	Kirov Oblast	66651	58.55	50.0167
Кирс	Kirs	Кировская область	Kirov Oblast	8982	59.3372	52.2455
Котельнич	Kotelnich	Кировская область	Kirov Oblast	20144	58.3	48.3333
Луза	Luza	Кировская область	Kirov Oblast	9122	60.6167	47.2833
Малмыж	Malmyzh	Кировская область	Kirov Oblast	6931	56.5228	50.6808
Мураши	Murashi	Кировская область	Kirov Oblast	5700	59.3833	48.9667
Нолинск	Nolinsk	Кировская область	Kirov Oblast	8262	57.5572	49.9342
Омутнинск	Omutninsk	Кировская область	Kirov Oblast	19629	58.6667	52.1833
Орлов	Orlov	Кировская область	Kirov Oblast	5508	58.5389	48.8986
Слободской	Slobodskoy	Кировская область	Kirov Oblast	29148	58.7242	50.1612
Советск	Sovetsk	Кировская область	Kirov Oblast	14626	57.6013	48.9386
Сосновка	Sosnovka	Кировская область	Kirov Oblast	8428	56.2543	51.2812
Уржум	Urzhum	Кировская область	Kirov Oblast	8448	57.1167	50.0
Яранск	Yaransk	Кировская область	Kirov Oblast	14284	57.3033	47.8688
Воркута	Vorkuta	Коми	Komi	56985	67.5	64.0333
Вуктыл	Vuktyl	Коми	Komi	9322	63.8667	57.3167
Емва	Yemva	Коми	Komi	10994	62.5833	50.85
Инта	Inta	Коми	Komi	20271	66.0398	60.1315
Микунь	Mikun	Коми	Komi	8527	62.35	50.0667
Печора	Pechora	Коми	Komi	35254	65.1167	57.1167
Сосногорск	Sosnogorsk	Коми	Komi	22189	63.5833	53.9333
Сыктывкар	Syktyvkar	Коми	Komi	220580	61.6667	50.8167
Усинск	Usinsk	Коми	Komi	32182	65.995	57.5571
Ухта	Ukhta	Коми	Komi	79899	63.5667	53.7
Буй	Buy	Костромская область	Kostroma Oblast	20564	58.4833	41.5167
Волгореченск	Volgorechensk	Костромская область	Kostroma Oblast	14355	57.4333	41.1667
Галич	Galich	Костромская область	Kostroma Oblast	12856	58.3833	42.35
Кологрив	Kologriv	Костромская область	Kostroma Oblast	2468	58.8252	44.3114
Кострома	Kostroma	Костромская область	Kostroma Oblast	267481	57.7667	40.9333
Макарьев	Makaryev	Костромская область	Kostroma Oblast	5528	57.8833	43.8
Мантурово	Manturovo	Костромская область	Kostroma Oblast	13043	58.3333	44.7667
Нерехта	Nerekhta	Костромская область	Kostroma Oblast	19977	57.45	40.5833
Нея	Neya	Костромская область	Kostroma Oblast	7816	58.2944	43.8781
Солигалич	Soligalich	Костромская область	Kostroma Oblast	5534	59.0833	42.2833
Чухлома	Chukhloma	Костромская область	Kostroma Oblast	4252	58.75	42.7
Шарья	Sharya	Костромская область	Kostroma Oblast	20439	58.3667	45.5
Абинск	Abinsk	Краснодарский край	Krasnodar Krai	39511	44.8667	38.1667
Анапа	Anapa	Краснодарский край	Krasnodar Krai	81863	44.8939	37.3175
Апшеронск	Apsheronsk	Краснодарский край	Krasnodar Krai	40289	44.4608	39.7406
Армавир	Armavir	Краснодарский край	Krasnodar Krai	187177	44.9946	41.1295
Белореченск	Belorechensk	Краснодарский край	Krasnodar Krai	55870	44.7667	39.8667
Геленджик	Gelendzhik	Краснодарский край	Krasnodar Krai	80204	44.561	38.0769
Горячий Ключ	Goryachy Klyuch	Краснодарский край	Krasnodar Krai	40903	44.6333	39.1333
Гулькевичи	Gulkevichi	Краснодарский край	Krasnodar Krai	33357	45.3603	40.6944
Ейск	Yeysk	Краснодарский край	Krasnodar Krai	82943	46.7106	38.2778
Кореновск	Korenovsk	Краснодарский край	Krasnodar Krai	41826	45.4667	39.45
Краснодар	Krasnodar	Краснодарский край	Krasnodar Krai	1099344	45.0333	38.9833
Кропоткин	Kropotkin	Краснодарский край	Krasnodar Krai	75858	45.4333	40.5667
Крымск	Krymsk	Краснодарский край	Krasnodar Krai	54597	44.9333	38.0
Курганинск	Kurganinsk	Краснодарский край	Krasnodar Krai	47305	44.8833	40.6
Лабинск	Labinsk	Краснодарский край	Krasnodar Krai	57428	44.6333	40.7333
Новокубанск	Novokubansk	Краснодарский край	Krasnodar Krai	34000	45.1	41.05
Новороссийск	Novorossiysk	Краснодарский край	Krasnodar Krai	262293	44.7167	37.7667
Приморско-Ахтарск	Primorsko-Akhtarsk	Краснодарский край	Krasnodar Krai	31087	46.05	38.1833
Славянск-на-Кубани	Slavyansk-na-Kubani	Краснодарский край	Krasnodar Krai	62985	45.2586	38.1247
Сочи	Sochi	Краснодарский край	Krasnodar Krai	466078	43.5853	39.7203
Темрюк	Temryuk	Краснодарский край	Krasnodar Krai	41608	45.2667	37.3833
Тимашёвск	Timashyovsk	Краснодарский край	Krasnodar Krai	51858	45.6167	38.9333
Тихорецк	Tikhoretsk	Краснодарский край	Krasnodar Krai	55686	45.85	40.1167
Туапсе	Tuapse	Краснодарский край	Krasnodar Krai	61571	44.1	39.0832
Усть-Лабинск	Ust-Labinsk	Краснодарский край	Krasnodar Krai	40158	45.2153	39.6894
Хадыженск	Khadyzhensk	Краснодарский край	Krasnodar Krai	22094	44.4239	39.5372
Артёмовск	Artyomovsk	Красноярский край	Krasnoyarsk Krai	1510	54.35	93.4333
Ачинск	Achinsk	Красноярский край	Krasnoyarsk Krai	100621	56.2667	90.5
Боготол	Bogotol	Красноярский край	Krasnoyarsk Krai	18206	56.2	89.5167
Бородино	Borodino	Красноярский край	Krasnoyarsk Krai	15174	55.9	94.9
Дивногорск	Divnogorsk	Красноярский край	Krasnoyarsk Krai	27477	55.95	92.3833
Дудинка	Dudinka	Красноярский край	Krasnoyarsk Krai	19556	69.4	86.1833
Енисейск	Yeniseysk	Красноярский край	Krasnoyarsk Krai	17537	58.4667	92.1333
Железногорск	Zheleznogorsk	Красноярский край	Krasnoyarsk Krai	82723	56.25	93.5333
Заозёрный	Zaozyorny	Красноярский край	Krasnoyarsk Krai	10573	55.9667	94.7
Зеленогорск	Zelenogorsk	Красноярский край	Krasnoyarsk Krai	54279	56.1	94.5833
Игарка	Igarka	Красноярский край	Krasnoyarsk Krai	3634	67.4667	86.5667
Иланский	Ilansky	Красноярский край	Krasnoyarsk Krai	15945	56.2333	96.0667
Канск	Kansk	Красноярский край	Krasnoyarsk Krai	86816	56.2	95.7
Кодинск	Kodinsk	Красноярский край	Krasnoyarsk Krai	13324	58.6	99.1833
Красноярск	Krasnoyarsk	Красноярский край	Krasnoyarsk Krai	1187771	56.0121	92.8713
Лесосибирск	Lesosibirsk	Красноярский край	Krasnoyarsk Krai	55730	58.2333	92.4833
Минусинск	Minusinsk	Красноярский край	Krasnoyarsk Krai	70089	53.7	91.6833
Назарово	Nazarovo	Красноярский край	Krasnoyarsk Krai	45333	56.0064	90.3914
Норильск	Norilsk	Красноярский край	Krasnoyarsk Krai	174453	69.3333	88.2167
Сосновоборск	Sosnovoborsk	Красноярский край	Krasnoyarsk Krai	40442	56.1333	93.3667
Ужур	Uzhur	Красноярский край	Krasnoyarsk Krai	14134	55.3167	89.8167
Уяр	Uyar	Красноярский край	Krasnoyarsk Krai	12036	55.8167	94.3167
Шарыпово	Sharypovo	Красноярский край	Krasnoyarsk Krai	33961	55.525	89.2
Далматово	Dalmatovo	Курганская область	Kurgan Oblast	11584	56.2667	62.9167
Катайск	Kataysk	Курганская область	Kurgan Oblast	11881	56.3	62.5667
Курган	Kurgan	Курганская область	Kurgan Oblast	310911	55.4408	65.3411
Куртамыш	Kurtamysh	Курганская область	Kurgan Oblast	14806	54.9	64.4333
Макушино	Makushino	Курганская область	Kurgan Oblast	6827	55.2	67.25
Петухово	Petukhovo	Курганская область	Kurgan Oblast	8502	55.0667	67.8833
Шадринск	Shadrinsk	Курганская область	Kurgan Oblast	68609	56.0833	63.6333
Шумиха	Shumikha	Курганская область	Kurgan Oblast	16264	55.2333	63.2833
Щучье	Shchuchye	Курганская область	Kurgan Oblast	8252	55.2167	62.7667
Дмитриев	Dmitriyev	Курская область	Kursk Oblast	6317	52.1289	35.0756
Железногорск	Zheleznogorsk	Курская область	Kursk Oblast	97038	52.3392	35.3516
Курск	Kursk	Курская область	Kursk Oblast	440052	51.7167	36.1833
Курчатов	Kurchatov	Курская область	Kursk Oblast	40318	51.6667	35.65
Льгов	Lgov	Курская область	Kursk Oblast	17557	51.6667	35.2667
Обоянь	Oboyan	Курская область	Kursk Oblast	11844	51.2111	36.2764
Рыльск	Rylsk	Курская область	Kursk Oblast	15069	51.5667	34.6833
Суджа	Sudzha	Курская область	Kursk Oblast	5127	51.1907	35.2708
Фатеж	Fatezh	Курская область	Kursk Oblast	4691	52.0894	35.8589
Щигры	Shchigry	Курская область	Kursk Oblast	14927	51.8811	36.9031
Бокситогорск	Boksitogorsk	Ленинградская область	Leningrad Oblast	16185	59.4736	33.8477
Волосово	Volosovo	Ленинградская область	Leningrad Oblast	11931	59.4473	29.4848
Волхов	Volkhov	Ленинградская область	Leningrad Oblast	38511	59.9005	32.3527
Всеволожск	Vsevolozhsk	Ленинградская область	Leningrad Oblast	79038	60.0213	30.6541
Выборг	Vyborg	Ленинградская область	Leningrad Oblast	72530	60.7105	28.7498
Высоцк	Vysotsk	Ленинградская область	Leningrad Oblast	1129	60.6256	28.5683
Гатчина	Gatchina	Ленинградская область	Leningrad Oblast	94377	59.5684	30.1229
Ивангород	Ivangorod	Ленинградская область	Leningrad Oblast	9861	59.3765	28.2197
Каменногорск	Kamennogorsk	Ленинградская область	Leningrad Oblast	7160	60.9508	29.1309
Кингисепп	Kingisepp	Ленинградская область	Leningrad Oblast	49716	59.3781	28.6012
Кириши	Kirishi	Ленинградская область	Leningrad Oblast	51028	59.4497	32.0087
Кировск	Kirovsk	Ленинградская область	Leningrad Oblast	27238	59.8753	30.9815
Колтуши	Koltushi	Ленинградская область	Leningrad Oblast	14052	59.9329	30.6554
Коммунар	Kommunar	Ленинградская область	Leningrad Oblast	25793	59.6216	30.3935
Кудрово	Kudrovo	Ленинградская область	Leningrad Oblast	60791	59.9085	30.5136
Лодейное Поле	Lodeynoye Pole	Ленинградская область	Leningrad Oblast	18905	60.7343	33.5432
Луга	Luga	Ленинградская область	Leningrad Oblast	38407	58.7333	29.85
Любань	Lyuban	Ленинградская область	Leningrad Oblast	4565	59.3493	31.2486
Мурино	Murino	Ленинградская область	Leningrad Oblast	89083	60.0513	30.4386
Никольское	Nikolskoye	Ленинградская область	Leningrad Oblast	22355	59.7046	30.789
Новая Ладога	Novaya Ladoga	Ленинградская область	Leningrad Oblast	7432	60.1064	32.3162
Отрадное	Otradnoye	Ленинградская область	Leningrad Oblast	25706	59.7741	30.7946
Пикалёво	Pikalyovo	Ленинградская область	Leningrad Oblast	20388	59.5127	34.1775
Подпорожье	Podporozhye	Ленинградская область	Leningrad Oblast	16123	60.9121	34.168
Приморск	Primorsk	Ленинградская область	Leningrad Oblast	6537	60.366	28.6136
Приозерск	Priozersk	Ленинградская область	Leningrad Oblast	18777	61.036	30.1156
Светогорск	Svetogorsk	Ленинградская область	Leningrad Oblast	13784	61.1083	28.8583
Сертолово	Sertolovo	Ленинградская область	Leningrad Oblast	68241	60.1416	30.2119
Сланцы	Slantsy	Ленинградская область	Leningrad Oblast	34628	59.1178	28.0881
Сосновый Бор	Sosnovy Bor	Ленинградская область	Leningrad Oblast	65367	59.9	29.0861
Сясьстрой	Syasstroy	Ленинградская область	Leningrad Oblast	12566	60.1371	32.5613
Тихвин	Tikhvin	Ленинградская область	Leningrad Oblast	55415	59.6442	33.5421
Тосно	Tosno	Ленинградская область	Leningrad Oblast	34066	59.5412	30.875
Шлиссельбург	Shlisselburg	Ленинградская область	Leningrad Oblast	14131	59.945	31.0348
Грязи	Gryazi	Липецкая область	Lipetsk Oblast	43908	52.5	39.9333
Данков	Dankov	Липецкая область	Lipetsk Oblast	19726	53.25	39.15
Елец	Yelets	Липецкая область	Lipetsk Oblast	99875	52.6167	38.4667
Задонск	Zadonsk	Липецкая область	Lipetsk Oblast	9887	52.3833	38.9167
Лебедянь	Lebedyan	Липецкая область	Lipetsk Oblast	20049	53.0116	39.1281
Липецк	Lipetsk	Липецкая область	Lipetsk Oblast	496403	52.6167	39.6
Усмань	Usman	Липецкая область	Lipetsk Oblast	19662	52.05	39.7333
Чаплыгин	Chaplygin	Липецкая область	Lipetsk Oblast	11579	53.2417	39.9667
Магадан	Magadan	Магаданская область	Magadan Oblast	90757	59.5667	150.8
Сусуман	Susuman	Магаданская область	Magadan Oblast	4439	62.7833	148.15
Волжск	Volzhsk	Марий Эл	Mari El	53013	55.8667	48.35
Звенигово	Zvenigovo	Марий Эл	Mari El	10994	55.9667	48.0167
Йошкар-Ола	Yoshkar-Ola	Марий Эл	Mari El	281248	56.6328	47.8958
Козьмодемьянск	Kozmodemyansk	Марий Эл	Mari El	19731	56.3333	46.5667
Ардатов	Ardatov	Мордовия	Mordovia	8857	54.85	46.2333
Инсар	Insar	Мордовия	Mordovia	7920	53.8667	44.3667
Ковылкино	Kovylkino	Мордовия	Mordovia	19793	54.0333	43.9167
Краснослободск	Krasnoslobodsk	Мордовия	Mordovia	8910	54.4333	43.7833
Рузаевка	Ruzayevka	Мордовия	Mordovia	42989	54.0667	44.95
Саранск	Saransk	Мордовия	Mordovia	314871	54.1833	45.1833
Темников	Temnikov	Мордовия	Mordovia	6451	54.6333	43.2167
Зеленоград	Zelenograd	Москва	Moscow	256775	55.9979	37.1904
Москва	Moscow	Москва	Moscow	13010112	55.7558	37.6178
Московский	Moskovsky	Москва	Moscow	65417	55.6	37.35
Троицк	Troitsk	Москва	Moscow	65043	55.467	37.3
Щербинка	Shcherbinka	Москва	Moscow	56531	55.5	37.5667
Апрелевка	Aprelevka	Московская область	Moscow Oblast	35514	55.5333	37.05
Балашиха	Balashikha	Московская область	Moscow Oblast	520962	55.8	37.9333
Белоозёрский	Beloozyorsky	Московская область	Moscow Oblast	13737	55.4614	38.4422
Бронницы	Bronnitsy	Московская область	Moscow Oblast	21831	55.4228	38.2589
Верея	Vereya	Московская область	Moscow Oblast	4906	55.3333	36.1833
Видное	Vidnoye	Московская область	Moscow Oblast	101490	55.55	37.7
Волоколамск	Volokolamsk	Московская область	Moscow Oblast	26389	56.0333	35.95
Воскресенск	Voskresensk	Московская область	Moscow Oblast	95495	55.3233	38.6806
Высоковск	Vysokovsk	Московская область	Moscow Oblast	13081	56.3167	36.55
Голицыно	Golitsyno	Московская область	Moscow Oblast	22733	55.6147	36.9872
Дедовск	Dedovsk	Московская область	Moscow Oblast	30731	55.8667	37.1333
Дзержинский	Dzerzhinsky	Московская область	Moscow Oblast	57918	55.6333	37.85
Дмитров	Dmitrov	Московская область	Moscow Oblast	65574	56.3467	37.5217
Долгопрудный	Dolgoprudny	Московская область	Moscow Oblast	120907	55.9333	37.5
Домодедово	Domodedovo	Московская область	Moscow Oblast	152404	55.4439	37.7581
Дрезна	Drezna	Московская область	Moscow Oblast	12295	55.7444	38.8494
Дубна	Dubna	Московская область	Moscow Oblast	74183	56.75	37.15
Егорьевск	Yegoryevsk	Московская область	Moscow Oblast	71686	55.3833	39.0336
Жуковский	Zhukovsky	Московская область	Moscow Oblast	111222	55.6011	38.1161
Зарайск	Zaraysk	Московская область	Moscow Oblast	20736	54.7653	38.8836
Звенигород	Zvenigorod	Московская область	Moscow Oblast	35842	55.7333	36.85
Ивантеевка	Ivanteyevka	Московская область	Moscow Oblast	82827	55.97	37.92
Истра	Istra	Московская область	Moscow Oblast	37474	55.9167	36.8667
Кашира	Kashira	Московская область	Moscow Oblast	45922	54.8333	38.15
Клин	Klin	Московская область	Moscow Oblast	88511	56.3339	36.7125
Коломна	Kolomna	Московская область	Moscow Oblast	134850	55.0939	38.7681
Королёв	Korolyov	Московская область	Moscow Oblast	228095	55.9167	37.8167
Котельники	Kotelniki	Московская область	Moscow Oblast	63728	55.6625	37.8672
Красноармейск	Krasnoarmeysk	Московская область	Moscow Oblast	26492	56.1228	38.1461
Красногорск	Krasnogorsk	Московская область	Moscow Oblast	187634	55.8167	37.3333
Краснозаводск	Krasnozavodsk	Московская область	Moscow Oblast	14639	56.4381	38.2294
Краснознаменск	Krasnoznamensk	Московская область	Moscow Oblast	43868	55.6	37.0333
Кубинка	Kubinka	Московская область	Moscow Oblast	23146	55.5764	36.6947
Куровское	Kurovskoye	Московская область	Moscow Oblast	19857	55.5833	38.9167
Ликино-Дулёво	Likino-Dulyovo	Московская область	Moscow Oblast	34191	55.7153	38.9578
Лобня	Lobnya	Московская область	Moscow Oblast	82764	56.0119	37.4744
Лосино-Петровский	Losino-Petrovsky	Московская область	Moscow Oblast	29000	55.8667	38.2
Луховицы	Lukhovitsy	Московская область	Moscow Oblast	29889	54.9667	39.025
Лыткарино	Lytkarino	Московская область	Moscow Oblast	65212	55.5836	37.9056
Люберцы	Lyubertsy	Московская область	Moscow Oblast	224195	55.6814	37.8939
Можайск	Mozhaysk	Московская область	Moscow Oblast	33880	55.5	36.0333
Мытищи	Mytishchi	Московская область	Moscow Oblast	255429	55.9167	37.7333
Наро-Фоминск	Naro-Fominsk	Московская область	Moscow Oblast	71121	55.3833	36.7333
Ногинск	Noginsk	Московская область	Moscow Oblast	103891	55.85	38.4333
Одинцово	Odintsovo	Московская область	Moscow Oblast	180530	55.6733	37.2733
Озёры	Ozyory	Московская область	Moscow Oblast	24359	54.8579	38.5438
Орехово-Зуево	Orekhovo-Zuyevo	Московская область	Moscow Oblast	105745	55.8	38.9667
Павловский Посад	Pavlovsky Posad	Московская область	Moscow Oblast	65098	55.7833	38.65
Пересвет	Peresvet	Московская область	Moscow Oblast	11752	56.4167	38.175
Подольск	Podolsk	Московская область	Moscow Oblast	314934	55.4297	37.5444
Протвино	Protvino	Московская область	Moscow Oblast	37735	54.8794	37.2139
Пушкино	Pushkino	Московская область	Moscow Oblast	110868	56.0167	37.85
Пущино	Pushchino	Московская область	Moscow Oblast	19578	54.8333	37.6167
Раменское	Ramenskoye	Московская область	Moscow Oblast	114537	55.5667	38.2167
Реутов	Reutov	Московская область	Moscow Oblast	113871	55.7606	37.8552
Рошаль	Roshal	Московская область	Moscow Oblast	21401	55.6636	39.865
Руза	Ruza	Московская область	Moscow Oblast	16014	55.6989	36.1953
Сергиев Посад	Sergiyev Posad	Московская область	Moscow Oblast	101756	56.3	38.1333
Серпухов	Serpukhov	Московская область	Moscow Oblast	133793	54.9167	37.4
Солнечногорск	Solnechnogorsk	Московская область	Moscow Oblast	48413	56.1851	36.9776
Старая Купавна	Staraya Kupavna	Московская область	Moscow Oblast	22898	55.8	38.1833
Ступино	Stupino	Московская область	Moscow Oblast	64412	54.8869	38.0772
Талдом	Taldom	Московская область	Moscow Oblast	17317	56.7333	37.5333
Фрязино	Fryazino	Московская область	Moscow Oblast	60580	55.95	38.05
Химки	Khimki	Московская область	Moscow Oblast	257128	55.8892	37.445
Хотьково	Khotkovo	Московская область	Moscow Oblast	20466	56.25	37.9833
Черноголовка	Chernogolovka	Московская область	Moscow Oblast	19530	56.0147	38.3897
Чехов	Chekhov	Московская область	Moscow Oblast	89025	55.145	37.4556
Шатура	Shatura	Московская область	Moscow Oblast	38230	55.5777	39.5446
Щёлково	Shchyolkovo	Московская область	Moscow Oblast	134211	55.9167	38.0
Электрогорск	Elektrogorsk	Московская область	Moscow Oblast	29982	55.8833	38.7833
Электросталь	Elektrostal	Московская область	Moscow Oblast	146403	55.8	38.45
Электроугли	Elektrougli	Московская область	Moscow Oblast	17944	55.7167	38.2167
Яхрома	Yakhroma	Московская область	Moscow Oblast	14011	56.2833	37.4833
Апатиты	Apatity	Мурманская область	Murmansk Oblast	49647	67.5675	33.3933
Гаджиево	Gadzhiyevo	Мурманская область	Murmansk Oblast	9297	69.2553	33.3167
Заозёрск	Zaozyorsk	Мурманская область	Murmansk Oblast	7762	69.4	32.45
Заполярный	Zapolyarny	Мурманская область	Murmansk Oblast	14791	69.4167	30.8
Кандалакша	Kandalaksha	Мурманская область	Murmansk Oblast	29138	67.1569	32.4117
Кировск	Kirovsk	Мурманская область	Murmansk Oblast	24857	67.6142	33.6717
Ковдор	Kovdor	Мурманская область	Murmansk Oblast	15770	67.5594	30.4667
Кола	Kola	Мурманская область	Murmansk Oblast	9016	68.8831	33.0219
Мончегорск	Monchegorsk	Мурманская область	Murmansk Oblast	39962	67.9394	32.9156
Мурманск	Murmansk	Мурманская область	Murmansk Oblast	270384	68.9667	33.0833
Оленегорск	Olenegorsk	Мурманская область	Murmansk Oblast	21438	68.15	33.2833
Островной	Ostrovnoy	Мурманская область	Murmansk Oblast	1487	68.0531	39.5131
Полярные Зори	Polyarnye Zori	Мурманская область	Murmansk Oblast	14146	67.3658	32.4981
Полярный	Polyarny	Мурманская область	Murmansk Oblast	12293	69.1983	33.4561
Североморск	Severomorsk	Мурманская область	Murmansk Oblast	43327	69.0692	33.4167
Снежногорск	Snezhnogorsk	Мурманская область	Murmansk Oblast	9942	69.1942	33.2331
Нарьян-Мар	Naryan-Mar	Ненецкий АО	Nenets Autonomous Okrug	23399	67.6378	53.0067
Арзамас	Arzamas	Нижегородская область	Nizhny Novgorod Oblast	104908	55.3833	43.8
Балахна	Balakhna	Нижегородская область	Nizhny Novgorod Oblast	48569	56.4808	43.5403
Богородск	Bogorodsk	Нижегородская область	Nizhny Novgorod Oblast	35068	56.0997	43.5072
Бор	Bor	Нижегородская область	Nizhny Novgorod Oblast	78372	56.3603	44.0592
Ветлуга	Vetluga	Нижегородская область	Nizhny Novgorod Oblast	7681	57.8556	45.7811
Володарск	Volodarsk	Нижегородская область	Nizhny Novgorod Oblast	9705	56.2333	43.2
Ворсма	Vorsma	Нижегородская область	Nizhny Novgorod Oblast	10162	55.9833	43.2667
Выкса	Vyksa	Нижегородская область	Nizhny Novgorod Oblast	45240	55.3194	42.1731
Горбатов	Gorbatov	Нижегородская область	Nizhny Novgorod Oblast	2009	56.1333	43.0667
Городец	Gorodets	Нижегородская область	Nizhny Novgorod Oblast	28660	56.6503	43.4703
Дзержинск	Dzerzhinsk	Нижегородская область	Nizhny Novgorod Oblast	218630	56.2333	43.45
Заволжье	Zavolzhye	Нижегородская область	Nizhny Novgorod Oblast	36763	56.6425	43.3928
Княгинино	Knyaginino	Нижегородская область	Nizhny Novgorod Oblast	6447	55.8167	45.0333
Кстово	Kstovo	Нижегородская область	Nizhny Novgorod Oblast	63646	56.1517	44.1956
Кулебаки	Kulebaki	Нижегородская область	Nizhny Novgorod Oblast	32184	55.4167	42.5167
Лукоянов	Lukoyanov	Нижегородская область	Nizhny Novgorod Oblast	12652	55.0383	44.4978
Лысково	Lyskovo	Нижегородская область	Nizhny Novgorod Oblast	21657	56.0128	45.0253
Навашино	Navashino	Нижегородская область	Nizhny Novgorod Oblast	14664	55.5333	42.2
Нижний Новгород	Nizhny Novgorod	Нижегородская область	Nizhny Novgorod Oblast	1226076	56.3269	44.0075
Павлово	Pavlovo	Нижегородская область	Nizhny Novgorod Oblast	57116	55.9619	43.09
Первомайск	Pervomaysk	Нижегородская область	Nizhny Novgorod Oblast	13223	54.8667	43.8
Перевоз	Perevoz	Нижегородская область	Nizhny Novgorod Oblast	8999	55.6	44.55
Саров	Sarov	Нижегородская область	Nizhny Novgorod Oblast	93357	54.9333	43.3167
Семёнов	Semyonov	Нижегородская область	Nizhny Novgorod Oblast	25075	56.7894	44.4906
Сергач	Sergach	Нижегородская область	Nizhny Novgorod Oblast	20256	55.5333	45.4667
Урень	Uren	Нижегородская область	Nizhny Novgorod Oblast	12450	57.4667	45.7833
Чкаловск	Chkalovsk	Нижегородская область	Nizhny Novgorod Oblast	11535	56.7667	43.25
Шахунья	Shakhunya	Нижегородская область	Nizhny Novgorod Oblast	17626	57.6747	46.6208
Боровичи	Borovichi	Новгородская область	Novgorod Oblast	47883	58.3869	33.9114
Валдай	Valday	Новгородская область	Novgorod Oblast	14074	57.9667	33.25
Великий Новгород	Veliky Novgorod	Новгородская область	Novgorod Oblast	224286	58.525	31.275
Малая Вишера	Malaya Vishera	Новгородская область	Novgorod Oblast	9996	58.85	32.2167
Окуловка	Okulovka	Новгородская область	Novgorod Oblast	9949	58.3833	33.3
Пестово	Pestovo	Новгородская область	Novgorod Oblast	14032	58.6	35.8167
Сольцы	Soltsy	Новгородская область	Novgorod Oblast	8449	58.1167	30.3167
Старая Русса	Staraya Russa	Новгородская область	Novgorod Oblast	27487	57.9833	31.35
Холм	Kholm	Новгородская область	Novgorod Oblast	3214	57.15	31.1833
Чудово	Chudovo	Новгородская область	Novgorod Oblast	14302	59.1281	31.6592
Барабинск	Barabinsk	Новосибирская область	Novosibirsk Oblast	27648	55.35	78.35
Бердск	Berdsk	Новосибирская область	Novosibirsk Oblast	102850	54.75	83.1
Болотное	Bolotnoye	Новосибирская область	Novosibirsk Oblast	15644	55.6667	84.4
Искитим	Iskitim	Новосибирская область	Novosibirsk Oblast	57147	54.6333	83.3
Карасук	Karasuk	Новосибирская область	Novosibirsk Oblast	24890	53.7333	78.0333
Каргат	Kargat	Новосибирская область	Novosibirsk Oblast	8316	55.2	80.2833
Куйбышев	Kuybyshev	Новосибирская область	Novosibirsk Oblast	41946	55.4503	78.3075
Купино	Kupino	Новосибирская область	Novosibirsk Oblast	15065	54.3667	77.3
Новосибирск	Novosibirsk	Новосибирская область	Novosibirsk Oblast	1633595	55.0167	82.9167
Обь	Ob	Новосибирская область	Novosibirsk Oblast	30369	54.9917	82.7125
Татарск	Tatarsk	Новосибирская область	Novosibirsk Oblast	23711	55.2167	75.9667
Тогучин	Toguchin	Новосибирская область	Novosibirsk Oblast	20766	55.2333	84.3833
Черепаново	Cherepanovo	Новосибирская область	Novosibirsk Oblast	19900	54.2167	83.3667
Чулым	Chulym	Новосибирская область	Novosibirsk Oblast	11034	55.1	80.9667
Исилькуль	Isilkul	Омская область	Omsk Oblast	20515	54.9089	71.2606
Калачинск	Kalachinsk	Омская область	Omsk Oblast	21378	55.05	74.5833
Называевск	Nazyvayevsk	Омская область	Omsk Oblast	10434	55.5667	71.35
Омск	Omsk	Омская область	Omsk Oblast	1125695	54.9667	73.3833
Тара	Tara	Омская область	Omsk Oblast	26878	56.9024	74.3708
Тюкалинск	Tyukalinsk	Омская область	Omsk Oblast	9894	55.8667	72.2
Абдулино	Abdulino	Оренбургская область	Orenburg Oblast	17274	53.6833	53.65
Бугуруслан	Buguruslan	Оренбургская область	Orenburg Oblast	43593	53.6167	52.4167
Бузулук	Buzuluk	Оренбургская область	Orenburg Oblast	88341	52.7667	52.2667
Гай	Gay	Оренбургская область	Orenburg Oblast	33280	51.4667	58.45
Кувандык	Kuvandyk	Оренбургская область	Orenburg Oblast	26596	51.4833	57.35
Медногорск	Mednogorsk	Оренбургская область	Orenburg Oblast	23693	51.4221	57.5953
Новотроицк	Novotroitsk	Оренбургская область	Orenburg Oblast	75960	51.2067	58.3281
Оренбург	Orenburg	Оренбургская область	Orenburg Oblast	543654	51.7667	55.1
Орск	Orsk	Оренбургская область	Orenburg Oblast	189195	51.2	58.6167
Соль-Илецк	Sol-Iletsk	Оренбургская область	Orenburg Oblast	26149	51.1667	54.9833
Сорочинск	Sorochinsk	Оренбургская область	Orenburg Oblast	28478	52.4333	53.15
Ясный	Yasny	Оренбургская область	Orenburg Oblast	15471	51.0333	59.8667
Болхов	Bolkhov	Орловская область	Oryol Oblast	9495	53.45	36.0
Дмитровск	Dmitrovsk	Орловская область	Oryol Oblast	5202	52.5055	35.1415
Ливны	Livny	Орловская область	Oryol Oblast	43549	52.4253	37.6083
Малоархангельск	Maloarkhangelsk	Орловская область	Oryol Oblast	3609	52.4	36.5
Мценск	Mtsensk	Орловская область	Oryol Oblast	36960	53.2783	36.575
Новосиль	Novosil	Орловская область	Oryol Oblast	2912	52.9667	37.05
Орёл	Oryol	Орловская область	Oryol Oblast	303169	52.9667	36.0833
Белинский	Belinsky	Пензенская область	Penza Oblast	8656	52.9667	43.4167
Городище	Gorodishche	Пензенская область	Penza Oblast	7796	53.2667	45.7
Заречный	Zarechny	Пензенская область	Penza Oblast	58510	53.2	45.1667
Каменка	Kamenka	Пензенская область	Penza Oblast	33491	53.1833	44.05
Кузнецк	Kuznetsk	Пензенская область	Penza Oblast	78390	53.1167	46.6
Нижний Ломов	Nizhny Lomov	Пензенская область	Penza Oblast	20421	53.5333	43.6833
Никольск	Nikolsk	Пензенская область	Penza Oblast	19873	53.7167	46.0833
Пенза	Penza	Пензенская область	Penza Oblast	501109	53.2	45.0
Сердобск	Serdobsk	Пензенская область	Penza Oblast	30220	52.4667	44.2167
Спасск	Spassk	Пензенская область	Penza Oblast	6936	53.9333	43.1833
Сурск	Sursk	Пензенская область	Penza Oblast	6034	53.0833	45.7
Александровск	Alexandrovsk	Пермский край	Perm Krai	10780	59.1667	57.5833
Березники	Berezniki	Пермский край	Perm Krai	138069	59.4081	56.8053
Верещагино	Vereshchagino	Пермский край	Perm Krai	22239	58.0667	54.65
Горнозаводск	Gornozavodsk	Пермский край	Perm Krai	11073	58.3833	58.3167
Гремячинск	Gremyachinsk	Пермский край	Perm Krai	8360	58.5667	57.8333
Губаха	Gubakha	Пермский край	Perm Krai	23397	58.8667	57.5833
Добрянка	Dobryanka	Пермский край	Perm Krai	28782	58.45	56.4167
Кизел	Kizel	Пермский край	Perm Krai	15619	59.05	57.65
Красновишерск	Krasnovishersk	Пермский край	Perm Krai	14460	60.4	57.0667
Краснокамск	Krasnokamsk	Пермский край	Perm Krai	48778	58.0833	55.75
Кудымкар	Kudymkar	Пермский край	Perm Krai	28293	59.0167	54.6667
Кунгур	Kungur	Пермский край	Perm Krai	62673	57.4333	56.9333
Лысьва	Lysva	Пермский край	Perm Krai	53855	58.1004	57.8043
Нытва	Nytva	Пермский край	Perm Krai	16675	57.9333	55.3333
Оса	Osa	Пермский край	Perm Krai	19523	57.2833	55.45
Оханск	Okhansk	Пермский край	Perm Krai	6430	57.7167	55.3833
Очёр	Ochyor	Пермский край	Perm Krai	14385	57.8833	54.7167
Пермь	Perm	Пермский край	Perm Krai	1034002	58.0139	56.2489
Соликамск	Solikamsk	Пермский край	Perm Krai	89473	59.6333	56.7667
Усолье	Usolye	Пермский край	Perm Krai	6619	59.4167	56.6833
Чайковский	Chaykovsky	Пермский край	Perm Krai	75837	56.7733	54.1404
Чердынь	Cherdyn	Пермский край	Perm Krai	4590	60.4	56.4833
Чернушка	Chernushka	Пермский край	Perm Krai	32991	56.5	56.0833
Чусовой	Chusovoy	Пермский край	Perm Krai	45471	58.2833	57.8167
Чёрмоз	Chyormoz	Пермский край	Perm Krai	3044	58.7833	56.15
Арсеньев	Arsenyev	Приморский край	Primorsky Krai	47937	44.1667	133.2667
Артём	Artyom	Приморский край	Primorsky Krai	109556	43.35	132.1833
Большой Камень	Bolshoy Kamen	Приморский край	Primorsky Krai	41825	43.1167	132.35
Владивосток	Vladivostok	Приморский край	Primorsky Krai	603519	43.1167	131.9
Дальнегорск	Dalnegorsk	Приморский край	Primorsky Krai	33655	44.5667	135.6167
Дальнереченск	Dalnerechensk	Приморский край	Primorsky Krai	23613	45.9333	133.7333
Лесозаводск	Lesozavodsk	Приморский край	Primorsky Krai	35433	45.4667	133.4
Находка	Nakhodka	Приморский край	Primorsky Krai	139931	42.8167	132.8833
Партизанск	Partizansk	Приморский край	Primorsky Krai	33832	43.1333	133.1333
Спасск-Дальний	Spassk-Dalny	Приморский край	Primorsky Krai	35732	44.6	132.8167
Уссурийск	Ussuriysk	Приморский край	Primorsky Krai	180393	43.8	131.95
Фокино	Fokino	Приморский край	Primorsky Krai	19711	42.9667	132.4
Великие Луки	Velikiye Luki	Псковская область	Pskov Oblast	86711	56.35	30.5167
Гдов	Gdov	Псковская область	Pskov Oblast	3455	58.7333	27.8167
Дно	Dno	Псковская область	Pskov Oblast	7850	57.8333	29.9667
Невель	Nevel	Псковская область	Pskov Oblast	13980	56.0167	29.9333
Новоржев	Novorzhev	Псковская область	Pskov Oblast	3222	57.0333	29.3333
Новосокольники	Novosokolniki	Псковская область	Pskov Oblast	6895	56.3333	30.15
Опочка	Opochka	Псковская область	Pskov Oblast	9928	56.7167	28.65
Остров	Ostrov	Псковская область	Pskov Oblast	20923	57.3333	28.35
Печоры	Pechory	Псковская область	Pskov Oblast	10247	57.8167	27.6
Порхов	Porkhov	Псковская область	Pskov Oblast	7309	57.7667	29.55
Псков	Pskov	Псковская область	Pskov Oblast	193082	57.8167	28.3333
Пустошка	Pustoshka	Псковская область	Pskov Oblast	4070	56.3333	29.3667
Пыталово	Pytalovo	Псковская область	Pskov Oblast	5263	57.0667	27.9167
Себеж	Sebezh	Псковская область	Pskov Oblast	6246	56.2833	28.4833
Азов	Azov	Ростовская область	Rostov Oblast	81924	47.1	39.4167
Аксай	Aksay	Ростовская область	Rostov Oblast	48372	47.2667	39.8667
Батайск	Bataysk	Ростовская область	Rostov Oblast	126988	47.1333	39.75
Белая Калитва	Belaya Kalitva	Ростовская область	Rostov Oblast	40448	48.1747	40.7931
Волгодонск	Volgodonsk	Ростовская область	Rostov Oblast	168048	47.54	42.2072
Гуково	Gukovo	Ростовская область	Rostov Oblast	60361	48.05	39.9333
Донецк	Donetsk	Ростовская область	Rostov Oblast	46623	48.3369	39.945
Зверево	Zverevo	Ростовская область	Rostov Oblast	19353	48.0167	40.1167
Зерноград	Zernograd	Ростовская область	Rostov Oblast	24076	46.8465	40.304
Каменск-Шахтинский	Kamensk-Shakhtinsky	Ростовская область	Rostov Oblast	86365	48.3167	40.2667
Константиновск	Konstantinovsk	Ростовская область	Rostov Oblast	17207	47.5833	41.1
Красный Сулин	Krasny Sulin	Ростовская область	Rostov Oblast	35697	47.8833	40.0667
Миллерово	Millerovo	Ростовская область	Rostov Oblast	34841	48.9167	40.4
Морозовск	Morozovsk	Ростовская область	Rostov Oblast	24258	48.35	41.8333
Новочеркасск	Novocherkassk	Ростовская область	Rostov Oblast	163674	47.4358	40.0986
Новошахтинск	Novoshakhtinsk	Ростовская область	Rostov Oblast	103480	47.7667	39.9167
Пролетарск	Proletarsk	Ростовская область	Rostov Oblast	18983	46.7031	41.7192
Ростов-на-Дону	Rostov-on-Don	Ростовская область	Rostov Oblast	1142162	47.2406	39.7106
Сальск	Salsk	Ростовская область	Rostov Oblast	57937	46.4833	41.5333
Семикаракорск	Semikarakorsk	Ростовская область	Rostov Oblast	21719	47.5167	40.8
Таганрог	Taganrog	Ростовская область	Rostov Oblast	245120	47.2392	38.8833
Цимлянск	Tsimlyansk	Ростовская область	Rostov Oblast	14731	47.6467	42.0947
Шахты	Shakhty	Ростовская область	Rostov Oblast	226452	47.7122	40.2084
Касимов	Kasimov	Рязанская область	Ryazan Oblast	28443	54.95	41.3972
Кораблино	Korablino	Рязанская область	Ryazan Oblast	10334	53.9167	40.0167
Михайлов	Mikhaylov	Рязанская область	Ryazan Oblast	10303	54.2333	39.0333
Новомичуринск	Novomichurinsk	Рязанская область	Ryazan Oblast	16900	54.0333	39.75
Рыбное	Rybnoye	Рязанская область	Ryazan Oblast	21069	54.7333	39.5167
Ряжск	Ryazhsk	Рязанская область	Ryazan Oblast	20634	53.7167	40.0667
Рязань	Ryazan	Рязанская область	Ryazan Oblast	528599	54.6167	39.7167
Сасово	Sasovo	Рязанская область	Ryazan Oblast	21628	54.35	41.9167
Скопин	Skopin	Рязанская область	Ryazan Oblast	25238	53.8167	39.55
Спас-Клепики	Spas-Klepiki	Рязанская область	Ryazan Oblast	4743	55.1333	40.1667
Спасск-Рязанский	Spassk-Ryazansky	Рязанская область	Ryazan Oblast	5796	54.4	40.3833
Шацк	Shatsk	Рязанская область	Ryazan Oblast	5927	54.0333	41.7
Жигулёвск	Zhigulyovsk	Самарская область	Samara Oblast	50466	53.4	49.5
Кинель	Kinel	Самарская область	Samara Oblast	36729	53.2333	50.6167
Нефтегорск	Neftegorsk	Самарская область	Samara Oblast	18076	52.8	51.1667
Новокуйбышевск	Novokuybyshevsk	Самарская область	Samara Oblast	98306	53.1	49.9167
Октябрьск	Oktyabrsk	Самарская область	Samara Oblast	20703	53.1667	48.6667
Отрадный	Otradny	Самарская область	Samara Oblast	46984	53.3667	51.35
Похвистнево	Pokhvistnevo	Самарская область	Samara Oblast	27333	53.65	52.1333
Самара	Samara	Самарская область	Samara Oblast	1173299	53.1833	50.1167
Сызрань	Syzran	Самарская область	Samara Oblast	165725	53.1667	48.4667
Тольятти	Tolyatti	Самарская область	Samara Oblast	684709	53.5167	49.4167
Чапаевск	Chapayevsk	Самарская область	Samara Oblast	70228	52.9833	49.7167
Зеленогорск	Zelenogorsk	Санкт-Петербург	Saint Petersburg	15613	60.2	29.7
Колпино	Kolpino	Санкт-Петербург	Saint Petersburg	142108	59.75	30.6
Красное Село	Krasnoye Selo	Санкт-Петербург	Saint Petersburg	56533	59.7337	30.0862
Кронштадт	Kronstadt	Санкт-Петербург	Saint Petersburg	44399	60.0	29.7667
Ломоносов	Lomonosov	Санкт-Петербург	Saint Petersburg	39147	59.9107	29.7765
Павловск	Pavlovsk	Санкт-Петербург	Saint Petersburg	17463	59.6833	30.4333
Петергоф	Petergof	Санкт-Петербург	Saint Petersburg	80814	59.8833	29.9
Пушкин	Pushkin	Санкт-Петербург	Saint Petersburg	107223	59.7167	30.4167
Санкт-Петербург	Saint Petersburg	Санкт-Петербург	Saint Petersburg	5601911	59.95	30.3167
Сестрорецк	Sestroretsk	Санкт-Петербург	Saint Petersburg	45192	60.1	29.9667
Аркадак	Arkadak	Саратовская область	Saratov Oblast	10990	51.9333	43.5
Аткарск	Atkarsk	Саратовская область	Saratov Oblast	22709	51.8667	45.0
Балаково	Balakovo	Саратовская область	Saratov Oblast	184466	52.0333	47.7833
Балашов	Balashov	Саратовская область	Saratov Oblast	74057	51.55	43.1667
Вольск	Volsk	Саратовская область	Saratov Oblast	55035	52.05	47.3833
Ершов	Yershov	Саратовская область	Saratov Oblast	18095	51.35	48.2833
Калининск	Kalininsk	Саратовская область	Saratov Oblast	14949	51.5	44.45
Красноармейск	Krasnoarmeysk	Саратовская область	Saratov Oblast	21350	51.0167	45.7
Красный Кут	Krasny Kut	Саратовская область	Saratov Oblast	14296	50.95	46.9667
Маркс	Marks	Саратовская область	Saratov Oblast	28749	51.7	46.75
Новоузенск	Novouzensk	Саратовская область	Saratov Oblast	15216	50.45	48.15
Петровск	Petrovsk	Саратовская область	Saratov Oblast	26319	52.3167	45.3833
Пугачёв	Pugachyov	Саратовская область	Saratov Oblast	40127	52.0167	48.8
Ртищево	Rtishchevo	Саратовская область	Saratov Oblast	37850	52.25	43.7833
Саратов	Saratov	Саратовская область	Saratov Oblast	901361	51.5333	46.0
Хвалынск	Khvalynsk	Саратовская область	Saratov Oblast	12042	52.4833	48.1
Шиханы	Shikhany	Саратовская область	Saratov Oblast	5155	52.1138	47.1992
Энгельс	Engels	Саратовская область	Saratov Oblast	225428	51.4667	46.1167
Александровск-Сахалинский	Alexandrovsk-Sakhalinsky	Сахалинская область	Sakhalin Oblast	8854	50.9	142.15
Анива	Aniva	Сахалинская область	Sakhalin Oblast	9638	46.7167	142.5167
Долинск	Dolinsk	Сахалинская область	Sakhalin Oblast	11740	47.3167	142.8
Корсаков	Korsakov	Сахалинская область	Sakhalin Oblast	33950	46.6333	142.7667
Курильск	Kurilsk	Сахалинская область	Sakhalin Oblast	2530	45.25	147.8833
Макаров	Makarov	Сахалинская область	Sakhalin Oblast	5848	48.6167	142.7833
Невельск	Nevelsk	Сахалинская область	Sakhalin Oblast	10608	46.65	141.8667
Оха	Okha	Сахалинская область	Sakhalin Oblast	20357	53.5833	142.95
Поронайск	Poronaysk	Сахалинская область	Sakhalin Oblast	16026	49.2167	143.1
Северо-Курильск	Severo-Kurilsk	Сахалинская область	Sakhalin Oblast	2374	50.6667	156.1167
Томари	Tomari	Сахалинская область	Sakhalin Oblast	4313	47.7667	142.0667
Углегорск	Uglegorsk	Сахалинская область	Sakhalin Oblast	8041	49.0667	142.0333
Холмск	Kholmsk	Сахалинская область	Sakhalin Oblast	25677	47.0403	142.0431
Южно-Сахалинск	Yuzhno-Sakhalinsk	Сахалинская область	Sakhalin Oblast	181587	46.95	142.7333
Алапаевск	Alapayevsk	Свердловская область	Sverdlovsk Oblast	36189	57.85	61.7
Арамиль	Aramil	Свердловская область	Sverdlovsk Oblast	19013	56.7	60.8333
Артёмовский	Artyomovsky	Свердловская область	Sverdlovsk Oblast	28943	57.3364	61.8919
Асбест	Asbest	Свердловская область	Sverdlovsk Oblast	57317	57.0103	61.4564
Берёзовский	Beryozovsky	Свердловская область	Sverdlovsk Oblast	59698	56.9	60.8
Богданович	Bogdanovich	Свердловская область	Sverdlovsk Oblast	30142	56.7833	62.05
Верхний Тагил	Verkhny Tagil	Свердловская область	Sverdlovsk Oblast	10113	57.3833	59.9333
Верхняя Пышма	Verkhnyaya Pyshma	Свердловская область	Sverdlovsk Oblast	71335	56.9667	60.5833
Верхняя Салда	Verkhnyaya Salda	Свердловская область	Sverdlovsk Oblast	41034	58.05	60.55
Верхняя Тура	Verkhnyaya Tura	Свердловская область	Sverdlovsk Oblast	8554	58.3574	59.8224
Верхотурье	Verkhoturye	Свердловская область	Sverdlovsk Oblast	6706	58.8667	60.8
Волчанск	Volchansk	Свердловская область	Sverdlovsk Oblast	8573	59.9333	60.05
Дегтярск	Degtyarsk	Свердловская область	Sverdlovsk Oblast	15497	56.7	60.1
Екатеринбург	Yekaterinburg	Свердловская область	Sverdlovsk Oblast	1544376	56.8333	60.5833
Заречный	Zarechny	Свердловская область	Sverdlovsk Oblast	28112	56.8167	61.3167
Ивдель	Ivdel	Свердловская область	Sverdlovsk Oblast	14306	60.6833	60.4333
Ирбит	Irbit	Свердловская область	Sverdlovsk Oblast	37009	57.6667	63.0667
Каменск-Уральский	Kamensk-Uralsky	Свердловская область	Sverdlovsk Oblast	164192	56.4	61.9333
Камышлов	Kamyshlov	Свердловская область	Sverdlovsk Oblast	27117	56.85	62.7167
Карпинск	Karpinsk	Свердловская область	Sverdlovsk Oblast	25879	59.7667	60.0
Качканар	Kachkanar	Свердловская область	Sverdlovsk Oblast	37307	58.7	59.4833
Кировград	Kirovgrad	Свердловская область	Sverdlovsk Oblast	18698	57.4333	60.0667
Краснотурьинск	Krasnoturyinsk	Свердловская область	Sverdlovsk Oblast	55875	59.7667	60.2
Красноуральск	Krasnouralsk	Свердловская область	Sverdlovsk Oblast	21507	58.35	60.05
Красноуфимск	Krasnoufimsk	Свердловская область	Sverdlovsk Oblast	37301	56.6167	57.7667
Кушва	Kushva	Свердловская область	Sverdlovsk Oblast	27306	58.2833	59.7333
Лесной	Lesnoy	Свердловская область	Sverdlovsk Oblast	48261	58.6333	59.7833
Михайловск	Mikhaylovsk	Свердловская область	Sverdlovsk Oblast	9756	56.4333	59.1167
Невьянск	Nevyansk	Свердловская область	Sverdlovsk Oblast	22061	57.4833	60.2
Нижние Серги	Nizhniye Sergi	Свердловская область	Sverdlovsk Oblast	8009	56.6667	59.3
Нижний Тагил	Nizhny Tagil	Свердловская область	Sverdlovsk Oblast	338966	57.9167	59.9667
Нижняя Салда	Nizhnyaya Salda	Свердловская область	Sverdlovsk Oblast	16505	58.0833	60.7167
Нижняя Тура	Nizhnyaya Tura	Свердловская область	Sverdlovsk Oblast	18392	58.6208	59.8478
Новая Ляля	Novaya Lyalya	Свердловская область	Sverdlovsk Oblast	10684	59.05	60.6
Новоуральск	Novouralsk	Свердловская область	Sverdlovsk Oblast	78479	57.25	60.0833
Первоуральск	Pervouralsk	Свердловская область	Sverdlovsk Oblast	114450	56.9167	59.95
Полевской	Polevskoy	Свердловская область	Sverdlovsk Oblast	55182	56.45	60.1833
Ревда	Revda	Свердловская область	Sverdlovsk Oblast	60200	56.8	59.9167
Реж	Rezh	Свердловская область	Sverdlovsk Oblast	36585	57.3667	61.4
Североуральск	Severouralsk	Свердловская область	Sverdlovsk Oblast	24428	60.15	59.9333
Серов	Serov	Свердловская область	Sverdlovsk Oblast	94211	59.5833	60.5667
Среднеуральск	Sredneuralsk	Свердловская область	Sverdlovsk Oblast	23344	56.9833	60.4667
Сухой Лог	Sukhoy Log	Свердловская область	Sverdlovsk Oblast	32748	56.9058	62.0342
Сысерть	Sysert	Свердловская область	Sverdlovsk Oblast	20634	56.5	60.8167
Тавда	Tavda	Свердловская область	Sverdlovsk Oblast	32749	58.05	65.2667
Талица	Talitsa	Свердловская область	Sverdlovsk Oblast	14808	57.0125	63.7292
Туринск	Turinsk	Свердловская область	Sverdlovsk Oblast	16561	58.0333	63.7
Алагир	Alagir	Северная Осетия	North Ossetia	21550	43.0417	44.2106
Ардон	Ardon	Северная Осетия	North Ossetia	18956	43.1728	44.2922
Беслан	Beslan	Северная Осетия	North Ossetia	35929	43.1889	44.5217
Владикавказ	Vladikavkaz	Северная Осетия	North Ossetia	295830	43.0167	44.6833
Дигора	Digora	Северная Осетия	North Ossetia	9922	43.15	44.15
Моздок	Mozdok	Северная Осетия	North Ossetia	36784	43.7366	44.6528
Велиж	Velizh	Смоленская область	Smolensk Oblast	6293	55.6	31.2
Вязьма	Vyazma	Смоленская область	Smolensk Oblast	51950	55.2103	34.285
Гагарин	Gagarin	Смоленская область	Smolensk Oblast	26500	55.55	35.0
Демидов	Demidov	Смоленская область	Smolensk Oblast	6326	55.2667	31.5167
Десногорск	Desnogorsk	Смоленская область	Smolensk Oblast	25345	54.1531	33.2903
Дорогобуж	Dorogobuzh	Смоленская область	Smolensk Oblast	9528	54.92	33.3078
Духовщина	Dukhovshchina	Смоленская область	Smolensk Oblast	3990	55.2	32.4167
Ельня	Yelnya	Смоленская область	Smolensk Oblast	8332	54.5667	33.1667
Починок	Pochinok	Смоленская область	Smolensk Oblast	7575	54.4	32.45
Рославль	Roslavl	Смоленская область	Smolensk Oblast	45416	53.9492	32.8569
Рудня	Rudnya	Смоленская область	Smolensk Oblast	8908	54.95	31.0667
Сафоново	Safonovo	Смоленская область	Smolensk Oblast	38403	55.1	33.25
Смоленск	Smolensk	Смоленская область	Smolensk Oblast	316570	54.7828	32.0453
Сычёвка	Sychyovka	Смоленская область	Smolensk Oblast	7544	55.8333	34.2833
Ярцево	Yartsevo	Смоленская область	Smolensk Oblast	41452	55.0667	32.6833
Благодарный	Blagodarny	Ставропольский край	Stavropol Krai	30827	45.1029	43.4252
Будённовск	Budyonnovsk	Ставропольский край	Stavropol Krai	58103	44.79	44.14
Георгиевск	Georgiyevsk	Ставропольский край	Stavropol Krai	63221	44.15	43.4667
Ессентуки	Yessentuki	Ставропольский край	Stavropol Krai	119658	44.0431	42.8642
Железноводск	Zheleznovodsk	Ставропольский край	Stavropol Krai	22863	44.1333	43.0333
Зеленокумск	Zelenokumsk	Ставропольский край	Stavropol Krai	33187	44.407	43.8731
Изобильный	Izobilny	Ставропольский край	Stavropol Krai	38614	45.3667	41.7167
Ипатово	Ipatovo	Ставропольский край	Stavropol Krai	26122	45.7167	42.9
Кисловодск	Kislovodsk	Ставропольский край	Stavropol Krai	127521	43.9033	42.7244
Лермонтов	Lermontov	Ставропольский край	Stavropol Krai	22444	44.1053	42.9717
Минеральные Воды	Mineralnye Vody	Ставропольский край	Stavropol Krai	70485	44.2008	43.1125
Михайловск	Mikhaylovsk	Ставропольский край	Stavropol Krai	114133	45.13	42.0275
Невинномысск	Nevinnomyssk	Ставропольский край	Stavropol Krai	117562	44.6333	41.9333
Нефтекумск	Neftekumsk	Ставропольский край	Stavropol Krai	23137	44.7506	44.9797
Новоалександровск	Novoalexandrovsk	Ставропольский край	Stavropol Krai	26767	45.4933	41.2169
Новопавловск	Novopavlovsk	Ставропольский край	Stavropol Krai	20781	43.9636	43.6394
Пятигорск	Pyatigorsk	Ставропольский край	Stavropol Krai	146473	44.05	43.0601
Светлоград	Svetlograd	Ставропольский край	Stavropol Krai	35703	45.3308	42.8511
Ставрополь	Stavropol	Ставропольский край	Stavropol Krai	547443	45.0333	41.9667
Жердевка	Zherdevka	Тамбовская область	Tambov Oblast	13883	51.8333	41.4667
Кирсанов	Kirsanov	Тамбовская область	Tambov Oblast	16164	52.65	42.7333
Котовск	Kotovsk	Тамбовская область	Tambov Oblast	26694	52.5833	41.5
Мичуринск	Michurinsk	Тамбовская область	Tambov Oblast	90451	52.8922	40.4928
Моршанск	Morshansk	Тамбовская область	Tambov Oblast	39023	53.45	41.8
Рассказово	Rasskazovo	Тамбовская область	Tambov Oblast	47644	52.6667	41.8833
Тамбов	Tambov	Тамбовская область	Tambov Oblast	261803	52.7167	41.4333
Уварово	Uvarovo	Тамбовская область	Tambov Oblast	23584	51.9833	42.2667
Агрыз	Agryz	Татарстан	Tatarstan	19991	56.5167	52.9833
Азнакаево	Aznakayevo	Татарстан	Tatarstan	34750	54.85	53.0667
Альметьевск	Almetyevsk	Татарстан	Tatarstan	163512	54.9	52.3
Арск	Arsk	Татарстан	Tatarstan	20421	56.0906	49.8764
Бавлы	Bavly	Татарстан	Tatarstan	21628	54.4	53.25
Болгар	Bolgar	Татарстан	Tatarstan	8285	54.9667	49.0333
Бугульма	Bugulma	Татарстан	Tatarstan	81677	54.5333	52.7833
Буинск	Buinsk	Татарстан	Tatarstan	19968	54.9667	48.2833
Елабуга	Yelabuga	Татарстан	Tatarstan	73630	55.7667	52.0333
Заинск	Zainsk	Татарстан	Tatarstan	39739	55.3	52.0167
Зеленодольск	Zelenodolsk	Татарстан	Tatarstan	99137	55.85	48.5167
Иннополис	Innopolis	Татарстан	Tatarstan	3955	55.7636	48.7366
Казань	Kazan	Татарстан	Tatarstan	1308660	55.7908	49.1144
Кукмор	Kukmor	Татарстан	Tatarstan	17886	56.1825	50.9064
Лаишево	Laishevo	Татарстан	Tatarstan	9076	55.4	49.55
Лениногорск	Leninogorsk	Татарстан	Tatarstan	60993	54.5989	52.4423
Мамадыш	Mamadysh	Татарстан	Tatarstan	15726	55.7	51.4
Менделеевск	Mendeleyevsk	Татарстан	Tatarstan	22875	55.9	52.3167
Мензелинск	Menzelinsk	Татарстан	Tatarstan	16008	55.7167	53.0833
Набережные Челны	Naberezhnye Chelny	Татарстан	Tatarstan	548434	55.7	52.3333
Нижнекамск	Nizhnekamsk	Татарстан	Tatarstan	241479	55.6333	51.8167
Нурлат	Nurlat	Татарстан	Tatarstan	33990	54.4333	50.8
Тетюши	Tetyushi	Татарстан	Tatarstan	10535	54.9333	48.8333
Чистополь	Chistopol	Татарстан	Tatarstan	58815	55.3667	50.6333
Андреаполь	Andreapol	Тверская область	Tver Oblast	6956	56.65	32.2667
Бежецк	Bezhetsk	Тверская область	Tver Oblast	21466	57.7833	36.7
Белый	Bely	Тверская область	Tver Oblast	3125	55.8333	32.9333
Бологое	Bologoye	Тверская область	Tver Oblast	20234	57.8708	34.0736
Весьегонск	Vesyegonsk	Тверская область	Tver Oblast	6330	58.65	37.2667
Вышний Волочёк	Vyshny Volochyok	Тверская область	Tver Oblast	45830	57.5833	34.5667
Западная Двина	Zapadnaya Dvina	Тверская область	Tver Oblast	7869	56.2667	32.0833
Зубцов	Zubtsov	Тверская область	Tver Oblast	6217	56.1667	34.5833
Калязин	Kalyazin	Тверская область	Tver Oblast	12621	57.2333	37.85
Кашин	Kashin	Тверская область	Tver Oblast	14113	57.35	37.6167
Кимры	Kimry	Тверская область	Tver Oblast	40875	56.8667	37.35
Конаково	Konakovo	Тверская область	Tver Oblast	33560	56.7	36.7667
Красный Холм	Krasny Kholm	Тверская область	Tver Oblast	4998	58.0633	37.123
Кувшиново	Kuvshinovo	Тверская область	Tver Oblast	9262	57.0333	34.1667
Лихославль	Likhoslavl	Тверская область	Tver Oblast	11017	57.1167	35.4667
Нелидово	Nelidovo	Тверская область	Tver Oblast	18603	56.2167	32.7833
Осташков	Ostashkov	Тверская область	Tver Oblast	16674	57.15	33.1
Ржев	Rzhev	Тверская область	Tver Oblast	55757	56.2656	34.3275
Старица	Staritsa	Тверская область	Tver Oblast	6938	56.5167	34.9333
Тверь	Tver	Тверская область	Tver Oblast	416219	56.8578	35.9219
Торжок	Torzhok	Тверская область	Tver Oblast	41116	57.0333	34.9667
Торопец	Toropets	Тверская область	Tver Oblast	11441	56.5	31.6333
Удомля	Udomlya	Тверская область	Tver Oblast	25950	57.8833	35.0167
Асино	Asino	Томская область	Tomsk Oblast	24913	57.0	86.15
Кедровый	Kedrovy	Томская область	Tomsk Oblast	1818	57.5667	79.5667
Колпашево	Kolpashevo	Томская область	Tomsk Oblast	20824	58.3167	82.9167
Северск	Seversk	Томская область	Tomsk Oblast	106648	56.6	84.85
Стрежевой	Strezhevoy	Томская область	Tomsk Oblast	39169	60.7333	77.5833
Томск	Tomsk	Томская область	Tomsk Oblast	556478	56.4886	84.9522
Алексин	Aleksin	Тульская область	Tula Oblast	60842	54.5	37.0667
Белёв	Belyov	Тульская область	Tula Oblast	12846	53.8	36.1333
Богородицк	Bogoroditsk	Тульская область	Tula Oblast	29560	53.7667	38.1333
Болохово	Bolokhovo	Тульская область	Tula Oblast	9339	54.0833	37.8167
Венёв	Venyov	Тульская область	Tula Oblast	12668	54.35	38.2667
Донской	Donskoy	Тульская область	Tula Oblast	63837	53.9667	38.3167
Ефремов	Yefremov	Тульская область	Tula Oblast	36545	53.1492	38.0826
Кимовск	Kimovsk	Тульская область	Tula Oblast	26475	53.9667	38.5333
Киреевск	Kireyevsk	Тульская область	Tula Oblast	25560	53.9333	37.9333
Липки	Lipki	Тульская область	Tula Oblast	8325	53.95	37.7
Новомосковск	Novomoskovsk	Тульская область	Tula Oblast	119697	54.0333	38.2667
Плавск	Plavsk	Тульская область	Tula Oblast	16893	53.7	37.3
Советск	Sovetsk	Тульская область	Tula Oblast	7889	53.9333	37.6333
Суворов	Suvorov	Тульская область	Tula Oblast	17598	54.1167	36.5
Тула	Tula	Тульская область	Tula Oblast	473622	54.2	37.6167
Узловая	Uzlovaya	Тульская область	Tula Oblast	49427	53.9791	38.1601
Чекалин	Chekalin	Тульская область	Tula Oblast	935	54.1	36.25
Щёкино	Shchyokino	Тульская область	Tula Oblast	55109	54.0	37.5167
Ясногорск	Yasnogorsk	Тульская область	Tula Oblast	15269	54.4794	37.6934
Ак-Довурак	Ak-Dovurak	Тыва	Tuva	12456	51.1667	90.6
Кызыл	Kyzyl	Тыва	Tuva	125241	51.7	94.3667
Туран	Turan	Тыва	Tuva	5044	52.1446	93.9181
Чадан	Chadan	Тыва	Tuva	9732	51.2833	91.5667
Шагонар	Shagonar	Тыва	Tuva	11772	51.5333	92.9
Заводоуковск	Zavodoukovsk	Тюменская область	Tyumen Oblast	27100	56.5	66.55
Ишим	Ishim	Тюменская область	Tyumen Oblast	67614	56.1167	69.5
Тобольск	Tobolsk	Тюменская область	Tyumen Oblast	100352	58.1953	68.2581
Тюмень	Tyumen	Тюменская область	Tyumen Oblast	847488	57.15	65.5333
Ялуторовск	Yalutorovsk	Тюменская область	Tyumen Oblast	38853	56.65	66.3
Воткинск	Votkinsk	Удмуртия	Udmurtia	97471	57.05	54.0
Глазов	Glazov	Удмуртия	Udmurtia	87762	58.1408	52.6742
Ижевск	Izhevsk	Удмуртия	Udmurtia	623472	56.8531	53.2122
Камбарка	Kambarka	Удмуртия	Udmurtia	10080	56.2667	54.2
Можга	Mozhga	Удмуртия	Udmurtia	44345	56.45	52.2167
Сарапул	Sarapul	Удмуртия	Udmurtia	91115	56.4667	53.8
Барыш	Barysh	Ульяновская область	Ulyanovsk Oblast	14924	53.65	47.1167
Димитровград	Dimitrovgrad	Ульяновская область	Ulyanovsk Oblast	110968	54.2333	49.5833
Инза	Inza	Ульяновская область	Ulyanovsk Oblast	16293	53.85	46.35
Новоульяновск	Novoulyanovsk	Ульяновская область	Ulyanovsk Oblast	13673	54.15	48.3833
Сенгилей	Sengiley	Ульяновская область	Ulyanovsk Oblast	6407	53.9667	48.8
Ульяновск	Ulyanovsk	Ульяновская область	Ulyanovsk Oblast	617352	54.3167	48.3667
Амурск	Amursk	Хабаровский край	Khabarovsk Krai	38606	50.2167	136.9
Бикин	Bikin	Хабаровский край	Khabarovsk Krai	16240	46.8167	134.25
Вяземский	Vyazemsky	Хабаровский край	Khabarovsk Krai	12775	47.5333	134.75
Комсомольск-на-Амуре	Komsomolsk-on-Amur	Хабаровский край	Khabarovsk Krai	238505	50.55	137.0
Николаевск-на-Амуре	Nikolayevsk-on-Amur	Хабаровский край	Khabarovsk Krai	18631	53.15	140.7333
Советская Гавань	Sovetskaya Gavan	Хабаровский край	Khabarovsk Krai	24231	48.9664	140.2852
Хабаровск	Khabarovsk	Хабаровский край	Khabarovsk Krai	617441	48.4833	135.0667
Абаза	Abaza	Хакасия	Khakassia	12272	52.65	90.0833
Абакан	Abakan	Хакасия	Khakassia	184769	53.7167	91.4167
Саяногорск	Sayanogorsk	Хакасия	Khakassia	44872	53.1	91.4
Сорск	Sorsk	Хакасия	Khakassia	10124	54.0	90.25
Черногорск	Chernogorsk	Хакасия	Khakassia	75745	53.8167	91.2833
Белоярский	Beloyarsky	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	19994	63.7167	66.6667
Когалым	Kogalym	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	61441	62.2667	74.4833
Лангепас	Langepas	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	42701	61.25	75.1667
Лянтор	Lyantor	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	40977	61.6167	72.1667
Мегион	Megion	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	52887	61.0331	76.1097
Нефтеюганск	Nefteyugansk	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	124732	61.1	72.6
Нижневартовск	Nizhnevartovsk	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	283256	60.9339	76.5811
Нягань	Nyagan	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	63034	62.1333	65.3833
Покачи	Pokachi	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	16040	61.75	75.5833
Пыть-Ях	Pyt-Yakh	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	40180	60.75	72.7833
Радужный	Raduzhny	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	43577	62.1333	77.4667
Советский	Sovetsky	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	31138	61.3667	63.5667
Сургут	Surgut	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	396443	61.25	73.4333
Урай	Uray	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	41315	60.1333	64.7833
Ханты-Мансийск	Khanty-Mansiysk	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	107473	61.0	69.0
Югорск	Yugorsk	Ханты-Мансийский АО	Khanty-Mansi Autonomous Okrug	38238	61.3167	63.35
Аша	Asha	Челябинская область	Chelyabinsk Oblast	27890	55.0	57.25
Бакал	Bakal	Челябинская область	Chelyabinsk Oblast	16345	54.9333	58.8
Верхнеуральск	Verkhneuralsk	Челябинская область	Chelyabinsk Oblast	8929	53.8833	59.2167
Верхний Уфалей	Verkhny Ufaley	Челябинская область	Chelyabinsk Oblast	22981	56.05	60.2333
Еманжелинск	Yemanzhelinsk	Челябинская область	Chelyabinsk Oblast	27632	54.75	61.3167
Златоуст	Zlatoust	Челябинская область	Chelyabinsk Oblast	161774	55.1667	59.6667
Карабаш	Karabash	Челябинская область	Chelyabinsk Oblast	10514	55.4833	60.2
Карталы	Kartaly	Челябинская область	Chelyabinsk Oblast	27103	53.05	60.65
Касли	Kasli	Челябинская область	Chelyabinsk Oblast	15383	55.8833	60.75
Катав-Ивановск	Katav-Ivanovsk	Челябинская область	Chelyabinsk Oblast	14663	54.75	58.2
Копейск	Kopeysk	Челябинская область	Chelyabinsk Oblast	147806	55.1	61.6167
Коркино	Korkino	Челябинская область	Chelyabinsk Oblast	37224	54.8833	61.4
Куса	Kusa	Челябинская область	Chelyabinsk Oblast	17136	55.3333	59.4333
Кыштым	Kyshtym	Челябинская область	Chelyabinsk Oblast	36045	55.7	60.55
Магнитогорск	Magnitogorsk	Челябинская область	Chelyabinsk Oblast	410594	53.3833	59.0333
Миасс	Miass	Челябинская область	Chelyabinsk Oblast	147995	55.05	60.1
Миньяр	Minyar	Челябинская область	Chelyabinsk Oblast	8500	55.0667	57.55
Нязепетровск	Nyazepetrovsk	Челябинская область	Chelyabinsk Oblast	10379	56.05	59.6
Озёрск	Ozyorsk	Челябинская область	Chelyabinsk Oblast	76896	55.75	60.7167
Пласт	Plast	Челябинская область	Chelyabinsk Oblast	18379	54.3667	60.8167
Сатка	Satka	Челябинская область	Chelyabinsk Oblast	42597	55.05	59.05
Сим	Sim	Челябинская область	Chelyabinsk Oblast	12858	54.9833	57.6833
Снежинск	Snezhinsk	Челябинская область	Chelyabinsk Oblast	50619	56.0833	60.7333
Троицк	Troitsk	Челябинская область	Chelyabinsk Oblast	70301	54.0833	61.5667
Трёхгорный	Tryokhgorny	Челябинская область	Chelyabinsk Oblast	32463	54.8	58.45
Усть-Катав	Ust-Katav	Челябинская область	Chelyabinsk Oblast	21439	54.9333	58.1667
Чебаркуль	Chebarkul	Челябинская область	Chelyabinsk Oblast	44693	54.9778	60.37
Челябинск	Chelyabinsk	Челябинская область	Chelyabinsk Oblast	1189525	55.15	61.4
Южноуральск	Yuzhnouralsk	Челябинская область	Chelyabinsk Oblast	37478	54.45	61.25
Юрюзань	Yuryuzan	Челябинская область	Chelyabinsk Oblast	10284	54.8667	58.4333
Аргун	Argun	Чечня	Chechnya	41622	43.2921	45.8766
Ачхой-Мартан	Achkhoy-Martan	Чечня	Chechnya	30739	43.1892	45.2847
Грозный	Grozny	Чечня	Chechnya	328533	43.3167	45.7
Гудермес	Gudermes	Чечня	Chechnya	64376	43.3486	46.0961
Курчалой	Kurchaloy	Чечня	Chechnya	23425	43.2044	46.0878
Урус-Мартан	Urus-Martan	Чечня	Chechnya	63449	43.1291	45.5417
Шали	Shali	Чечня	Chechnya	55054	43.145	45.9038
Алатырь	Alatyr	Чувашия	Chuvashia	32265	54.85	46.5833
Канаш	Kanash	Чувашия	Chuvashia	44354	55.5069	47.4914
Козловка	Kozlovka	Чувашия	Chuvashia	7781	55.8333	48.25
Мариинский Посад	Mariinsky Posad	Чувашия	Chuvashia	7851	56.1167	47.7167
Новочебоксарск	Novocheboksarsk	Чувашия	Chuvashia	120375	56.1219	47.4925
Цивильск	Tsivilsk	Чувашия	Chuvashia	12762	55.8667	47.4833
Чебоксары	Cheboksary	Чувашия	Chuvashia	497807	56.1167	47.2333
Шумерля	Shumerlya	Чувашия	Chuvashia	26873	55.5	46.4167
Ядрин	Yadrin	Чувашия	Chuvashia	7918	55.95	46.2
Анадырь	Anadyr	Чукотский АО	Chukotka Autonomous Okrug	13202	64.7333	177.5167
Билибино	Bilibino	Чукотский АО	Chukotka Autonomous Okrug	5546	68.05	166.45
Певек	Pevek	Чукотский АО	Chukotka Autonomous Okrug	4015	69.7	170.3167
Алдан	Aldan	Якутия	Yakutia	21590	58.6	125.3833
Верхоянск	Verkhoyansk	Якутия	Yakutia	828	67.55	133.3833
Вилюйск	Vilyuysk	Якутия	Yakutia	10032	63.75	121.6167
Ленск	Lensk	Якутия	Yakutia	21392	60.7167	114.9
Мирный	Mirny	Якутия	Yakutia	34045	62.5333	113.95
Нерюнгри	Neryungri	Якутия	Yakutia	53409	56.6583	124.725
Нюрба	Nyurba	Якутия	Yakutia	10138	63.2833	118.3333
Олёкминск	Olyokminsk	Якутия	Yakutia	8398	60.3833	120.4333
Покровск	Pokrovsk	Якутия	Yakutia	12021	61.4833	129.15
Среднеколымск	Srednekolymsk	Якутия	Yakutia	3131	67.458	153.706
Томмот	Tommot	Якутия	Yakutia	6440	58.9667	126.2667
Удачный	Udachny	Якутия	Yakutia	12930	66.4	112.3
Якутск	Yakutsk	Якутия	Yakutia	355443	62.0272	129.7319
Губкинский	Gubkinsky	Ямало-Ненецкий АО	Yamalo-Nenets Autonomous Okrug	33273	64.4333	76.5
Лабытнанги	Labytnangi	Ямало-Ненецкий АО	Yamalo-Nenets Autonomous Okrug	25501	66.6581	66.3839
Муравленко	Muravlenko	Ямало-Ненецкий АО	Yamalo-Nenets Autonomous Okrug	29233	63.7944	74.4972
Надым	Nadym	Ямало-Ненецкий АО	Yamalo-Nenets Autonomous Okrug	45973	65.5333	72.5167
Новый Уренгой	Novy Urengoy	Ямало-Ненецкий АО	Yamalo-Nenets Autonomous Okrug	107251	66.0847	76.6789
Ноябрьск	Noyabrsk	Ямало-Ненецкий АО	Yamalo-Nenets Autonomous Okrug	100188	63.2017	75.4517
Салехард	Salekhard	Ямало-Ненецкий АО	Yamalo-Nenets Autonomous Okrug	47910	66.5333	66.6333
Тарко-Сале	Tarko-Sale	Ямало-Ненецкий АО	Yamalo-Nenets Autonomous Okrug	19900	64.9147	77.7728
Гаврилов-Ям	Gavrilov-Yam	Ярославская область	Yaroslavl Oblast	16084	57.3	39.85
Данилов	Danilov	Ярославская область	Yaroslavl Oblast	13677	58.1833	40.1833
Любим	Lyubim	Ярославская область	Yaroslavl Oblast	5037	58.35	40.7
Мышкин	Myshkin	Ярославская область	Yaroslavl Oblast	5621	57.7833	38.45
Переславль-Залесский	Pereslavl-Zalessky	Ярославская область	Yaroslavl Oblast	37738	56.7381	38.8562
Пошехонье	Poshekhonye	Ярославская область	Yaroslavl Oblast	5150	58.5	39.1167
Ростов	Rostov	Ярославская область	Yaroslavl Oblast	28122	57.1833	39.4167
Рыбинск	Rybinsk	Ярославская область	Yaroslavl Oblast	177295	58.05	38.8333
Тутаев	Tutayev	Ярославская область	Yaroslavl Oblast	39643	57.8833	39.5333
Углич	Uglich	Ярославская область	Yaroslavl Oblast	32719	57.5333	38.3333
Ярославль	Yaroslavl	Ярославская область	Yaroslavl Oblast	577279	57.6167	39.85
`
