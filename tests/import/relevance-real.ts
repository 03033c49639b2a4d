/** A hundred searches over the official files of Singapore and what belongs among the first three: kind, title. */
export const REAL_QUERIES = `
bishan|area Bishan
Bishan MRT|station Bishan
bishan mrt station|station Bishan
bihsan|area Bishan
bisan mrt|station Bishan
tampines|area Tampines
tampinis|area Tampines
tampnes|area Tampines
bedock|area Bedok
hogang|area Hougang
hougang mrt|station Hougang
serangon|area Serangoon
sengkng|area Sengkang
seng kang|area Sengkang
punggol mrt|station Punggol
pungol|area Punggol
yishan|area Yishun
woodlnads|area Woodlands
queensotwn|area Queenstown
clemnti|area Clementi
choa chu kung|area Choa Chu Kang
bukit panjnag|area Bukit Panjang
bukittimah|area Bukit Timah
angmokio|area Ang Mo Kio
toapayoh|area Toa Payoh
toa payo|area Toa Payoh
marina parade|area Marine Parade
orchrd|area Orchard
pasir rsi|area Pasir Ris
tiong baru|street Tiong Bahru Road
AMK|area Ang Mo Kio
cck|area Choa Chu Kang
amk ave 3|street Ang Mo Kio Avenue 3
Ang Mo Kio Ave 3|street Ang Mo Kio Avenue 3
ang mo kio avenue 10|street Ang Mo Kio Avenue 10
blk 406 ang mo kio ave 10|project Blk 406 Ang Mo Kio Ave 10
406 ang mo kio avenue 10|project Blk 406 Ang Mo Kio Ave 10
Blk406 AMK Ave10|project Blk 406 Ang Mo Kio Ave 10
Blk 123 AMK|project Blk 123 Ang Mo Kio Ave 6
#05-12 Blk 406 Ang Mo Kio Ave 10|project Blk 406 Ang Mo Kio Ave 10
406 Ang Mo Kio Ave 10 Singapore 560406|project Blk 406 Ang Mo Kio Ave 10
999 Ang Mo Kio Ave 3|street Ang Mo Kio Avenue 3
jln bt merah|street Jalan Bukit Merah
jalan bukit merah|street Jalan Bukit Merah
blk 2 jln bt merah|project Blk 2 Jln Bt Merah
lor 5 toa payoh|street Lorong 5 Toa Payoh
lrg 5 toa payoh|street Lorong 5 Toa Payoh
lorong 5 tpy|street Lorong 5 Toa Payoh
53 lor 5 toa payoh|project Blk 53 Lor 5 Toa Payoh
serangon north ave 1|street Serangoon North Avenue 1
serangoon nth ave 1|street Serangoon North Avenue 1
jurong wset st 41|street Jurong West Street 41
jurong west st41|street Jurong West Street 41
woodlnads dr 50|street Woodlands Drive 50
upp bt timah rd|street Upper Bukit Timah Road
upp thomson|station Upper Thomson
c'wealth cres|street Commonwealth Crescent
commonwealth crescent|street Commonwealth Crescent
st george's road|street St. George's Road
compassvale lnk|street Compassvale Link
clementi ave 5 xyz|street Clementi Avenue 5
560406|postal-code 560406
S560406|postal-code 560406
Singapore 560406|postal-code 560406
S(560406)|postal-code 560406
82065|postal-code 820652
宏茂桥|station Ang Mo Kio
宏茂橋地鐵站|station Ang Mo Kio
宏茂桥|area Ang Mo Kio
大巴窑|station Toa Payoh
大巴窯|area Toa Payoh
盛港|station Sengkang
榜鵝|station Punggol
淡滨尼|area Tampines
碧山站|station Bishan
茂桥|station Ang Mo Kio
牛車水|station Chinatown
裕华园|station Chinese Garden
ns16|station Ang Mo Kio
EW16|station Outram Park
buona vsta|station Buona Vista
harbor front|station HarbourFront
dhoby gaut|station Dhoby Ghaut
marina bay|station Marina Bay
stevens mrt|station Stevens
d19|area D19 Serangoon Garden, Hougang, Punggol
district 10|area D10 Bukit Timah, Holland, Tanglin
sky habitat|project Sky Habitat
sky habitt|project Sky Habitat
interlace|project The Interlace
the intrelace|project The Interlace
emerald of katong|project Emerald of Katong
emrald katong|project Emerald of Katong
shangri la residences|project Shangri-La Residences
orchard tower|project Orchard Towers
sail marina bay|project The Sail @ Marina Bay
rosyth|school Rosyth School
raffels girls|school Raffles Girls' Primary School
acs barker|school Anglo-Chinese School (Barker Road)
RGPS|school Raffles Girls' Primary School
`
