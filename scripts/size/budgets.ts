/** The most that each thing may weigh, in kB (1000 bytes) of compressed JavaScript. Raised in a commit that says why. */
export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 130,
  publicEntry: 98,
  calculator: 106,
  routes: {
    ArchiveScreen: 200,
    CreateReleaseScreen: 356,
    DashboardScreen: 217,
    EditReleaseScreen: 347,
    EditorialQueueScreen: 206,
    ForgotPasswordScreen: 174,
    LoginCallbackScreen: 174,
    LogoutScreen: 174,
    NoStaffScreen: 174,
    OpenReleaseScreen: 178,
    PartnerEditorScreen: 314,
    PartnersScreen: 258,
    RedirectFromLegacyScreen: 175,
    RegisterScreen: 285,
    ReleaseDetailsScreen: 208,
    ReviewScreen: 263,
    SendActivationScreen: 230,
    SettingsScreen: 300,
    SocialCallbackScreen: 175,
    VerifiedScreen: 174,
  },
  part: 32,
  // What opens over the page brings the overlays of React Aria; calendars bring dates; lists bring collections.
  parts: {
    CartPopup: 68,
    ComboBox: 82,
    ConfirmDialog: 68,
    DateField: 58,
    DatePicker: 104,
    ImpersonationBar: 68,
    Menu: 65,
    Modal: 67,
    NumberStepper: 38,
    PhoneField: 84,
    Popover: 65,
    Select: 79,
    Table: 36,
    Tabs: 43,
    TagGroup: 60,
    TimePicker: 80,
  },
};
