export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** The most scripts that a screen may come in. */
  files: number;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 237,
  publicEntry: 96,
  calculator: 185,
  routes: {
    ArchiveScreen: 238,
    CreateReleaseScreen: 326,
    DashboardScreen: 242,
    EditReleaseScreen: 317,
    EditorialQueueScreen: 241,
    ForgotPasswordScreen: 237,
    LoginCallbackScreen: 238,
    LogoutScreen: 238,
    NoStaffScreen: 237,
    OpenReleaseScreen: 237,
    PartnerEditorScreen: 300,
    PartnersScreen: 290,
    RedirectFromLegacyScreen: 238,
    RegisterScreen: 291,
    ReleaseDetailsScreen: 238,
    ReviewScreen: 294,
    SendActivationScreen: 288,
    SettingsScreen: 297,
    SocialCallbackScreen: 238,
    SubmittedScreen: 238,
    VerifiedScreen: 238,
  },
  files: 13,
  part: 32,
  parts: {
    ComboBox: 82,
    ConfirmDialog: 68,
    DateField: 58,
    DatePicker: 104,
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
