/** Content types of the photo contest: part of the content model. */
export const contestTypes = {
  photoContest: {
    title: 'Symbol',
    year: 'Integer',
    slug: 'Symbol',
    rewardImage: 'Asset',
    rewardText: 'Text',
    conditionsUrl: 'Symbol',
    status: 'Symbol',
    createdAt: 'Date',
    updatedAt: 'Date',
    firstPlaceImage: 'Link:photoContestImage',
    secondPlaceImage: 'Link:photoContestImage',
    thirdPlaceImage: 'Link:photoContestImage',
  },
  photoContestImage: {
    imageTitle: 'Symbol',
    imageSlug: 'Symbol',
    imageText: 'Text',
    contestId: 'Symbol',
    image: 'Asset',
    createdAt: 'Date',
  },
} as const
